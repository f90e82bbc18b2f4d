import { pictureAddresses } from "../../../server/content/picture-address.ts";
import { createReads as createSchemas } from "../../../server/content/reads.ts";
import { createReads } from "../../../server/stand-in/reads.ts";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import type { Building } from "../../../views/content/park.ts";

const read = createReads(park);
const schemas = createSchemas(
  (list, field) => {
    throw new Error(`${list}: ${field} does not fit`);
  },
  pictureAddresses(() => ["key"]).of,
);
const answer = (path: string, query = ""): unknown => read(path)?.(new URLSearchParams(query)).body;

/** The stand-in's content in the form that pages receive. */
export const content = {
  park: schemas.park.answer.parse(answer("/init")),
  parking: schemas.parking.answer.parse(answer("/pages/parking")),
  surfaces: schemas.mediaFacades.answer.parse(answer("/media-facade-solutions")),
  shops: schemas.shops.answer.parse(
    answer("/shops", "limit=100&categories=residents&categories=services&categories=food&categories=shops"),
  ).items,
};

/** Units to let, from all API pages. */
export const units = ["1", "2"].flatMap(
  (page) => schemas.morePavilions.answer.parse(answer("/pavilions/paginate", `page=${page}`)).items,
);

/** The building of a unit. */
export const buildingOf = (unit: { building: { id: number } }) =>
  content.park.buildings.find(({ id }) => id === unit.building.id) as Building;

/** The units of a building. */
export const ownOf = (building: Building) => units.filter((unit) => unit.building.id === building.id);
