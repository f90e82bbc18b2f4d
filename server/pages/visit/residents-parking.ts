import { plural } from "../../../views/kit/format.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { statedParking } from "../../../views/park/statements/parking-words.ts";
import { href } from "../../../views/routes.ts";
import { parkingFacility } from "../../../views/visit/parking-facility.jsonld.ts";
import { spacesIn } from "../../../views/visit/parking-facts.ts";
import { ResidentsParkingPage } from "../../../views/visit/ResidentsParkingPage.tsx";
import { definePage } from "../define-page.ts";
import { loadParking } from "./load-parking.ts";

export const residentsParkingPage = definePage({
  route: "residentsParking",
  async load(ask) {
    const { parking, shown } = await loadParking(ask);
    const department = shown.contacts.departments.find(({ role }) => role === "rent");
    return { ...shown, map: parking.residentsMap, department };
  },
  view: ResidentsParkingPage,
  head({ map, contacts }, { site }) {
    const path = href("residentsParking", {});
    const count = spacesIn(map.zones);
    const spaces = count > 0 ? plural(count, "место", "места", "мест") : "Парковка";
    return {
      title: `Парковка для резидентов парка ${parkName.quoted}`,
      description: `${spaces} для машин арендаторов: ${map.zones.length > 0 ? "схема зон и плата" : "где стоять"}${site.statements ? statedParking.residents : ", кого спросить о договоре."}`,
      canonical: path,
      crumbs: [{ text: "Парковка", href: href("parking", {}) }, { text: "Резидентам" }],
      sheets: ["places"],
      image: "parking",
      structured: () => [
        parkingFacility({ map, contacts, url: site.origin + path, forWhom: "Резиденты", statements: site.statements }),
      ],
    };
  },
});
