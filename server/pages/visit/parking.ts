import { plural } from "../../../views/kit/format.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { statedParking } from "../../../views/park/statements/parking-words.ts";
import { href } from "../../../views/routes.ts";
import { ParkingPage } from "../../../views/visit/ParkingPage.tsx";
import { parkingFacility } from "../../../views/visit/parking-facility.jsonld.ts";
import { spacesIn } from "../../../views/visit/parking-facts.ts";
import { definePage } from "../define-page.ts";
import { loadParking } from "./load-parking.ts";

export const parkingPage = definePage({
  route: "parking",
  async load(ask) {
    const { parking, shown } = await loadParking(ask);
    return { ...shown, map: parking.visitorsMap };
  },
  view: ParkingPage,
  head({ map, contacts }, { site }) {
    const path = href("parking", {});
    const count = spacesIn(map.zones);
    const spaces = count > 0 ? plural(count, "место", "места", "мест") : "Парковка";
    return {
      title: `Парковка для посетителей ${parkName.genitive}`,
      description: `${spaces} для гостей: ${map.zones.length > 0 ? "схема зон, тарифы" : "как проехать"}${site.statements ? statedParking.visitors : " и маршрут на машине."}`,
      canonical: path,
      crumbs: [{ text: "Парковка" }],
      sheets: ["places"],
      image: "parking",
      structured: () => [
        parkingFacility({ map, contacts, url: site.origin + path, forWhom: "Посетители", statements: site.statements }),
      ],
    };
  },
});
