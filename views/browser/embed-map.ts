// The script of `/embed/map`, which runs in a sandboxed frame beside the vendor's loader.

type MapKit = {
  then(action: () => void): void;
  map(id: string, options: { center: [number, number]; zoom: number }): unknown;
  marker(at: [number, number]): { addTo(map: unknown): { bindPopup(text: string): void } };
};

const place = document.getElementById("widget");
const kit = "DG" in window ? (window.DG as MapKit) : undefined;

if (place && kit) {
  const { lat, lon, title = "" } = place.dataset;
  const center: [number, number] = [Number(lat), Number(lon)];
  kit.then(() => {
    const map = kit.map(place.id, { center, zoom: 16 });
    kit.marker(center).addTo(map).bindPopup(title);
  });
} else if (place) {
  place.textContent = "Карта не загрузилась. Схема проезда и адрес есть на странице.";
}
