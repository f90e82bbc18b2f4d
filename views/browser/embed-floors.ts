// The script of `/embed/floors`, which runs in a sandboxed frame beside the vendor's loader.

type FloorsKit = {
  FloorsWidget: {
    init(options: { width: string; height: string; initData: { complexId: string } }): void;
  };
};

const place = document.getElementById("widget");
const kit = "DG" in window ? (window.DG as FloorsKit) : undefined;

if (kit?.FloorsWidget) {
  kit.FloorsWidget.init({ width: "100%", height: "100%", initData: { complexId: place?.dataset.complex ?? "" } });
} else if (place) {
  place.textContent = "Схема этажей не загрузилась. Планы этажей есть на странице.";
}
