import { fieldNotes } from "./field-notes.ts";
import type { Problem } from "./findings.ts";
import { type Json, recordsIn } from "./list-checks.ts";

/** Lists by the path of their read, with the schema whose notes tell what the site leaves out without a field. */
const schemas: readonly [path: string, schema: string][] = [
  ["/pavilions", "Pavilion"],
  ["/services", "Service"],
  ["/media-facade-solutions", "MediaFacadeSolution"],
];

/** Advice on optional fields that no item of a list sends, though a sentence, a filter or a drawing hangs on them. */
export function absentProblems(lists: ReadonlyMap<string, Json[]>): Problem[] {
  const [init] = lists.get("/init") ?? [];
  const [parking] = lists.get("/pages/parking") ?? [];
  const maps = [parking?.residentsMap, parking?.visitorsMap].flatMap((map) => recordsIn([map]));
  return [
    ...schemas.flatMap(([path, schema]) => absentIn(path, wantedOf(schema), lists.get(path) ?? [])),
    ...absentIn("/init bodies", wantedOf("Body"), recordsIn(init?.bodies)),
    ...absentIn("/init departments", ["role"], recordsIn(recordsIn([init?.contacts])[0]?.departments)),
    ...absentIn(
      "/pages/parking zones",
      wantedOf("ParkingZone"),
      maps.flatMap(({ zones }) => recordsIn(zones)),
    ),
  ];
}

const wantedOf = (schema: string): string[] =>
  Object.entries(fieldNotes[schema] ?? {}).flatMap(([field, note]) =>
    !field.includes(".") && /without (?:it|them)\b/i.test(note) ? [field] : [],
  );

function absentIn(where: string, wanted: readonly string[], items: Json[]): Problem[] {
  const absent = wanted.filter((field) => items.every((item) => (item[field] ?? undefined) === undefined));
  if (items.length === 0 || absent.length === 0) return [];
  return [
    {
      where,
      what: `no item sends ${absent.join(", ")}`,
      remedy: "Send what you know: openapi.json tells what the site leaves out without each",
      breaks: false,
    },
  ];
}
