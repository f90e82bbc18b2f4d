import type { MediaFacadeSolution } from "./media-facade.ts";

type FamilyId = "outdoor" | "indoor" | "print";

/** Places for advertising of one kind. */
export type Family = { id: FamilyId; name: string; lead: string; solutions: MediaFacadeSolution[] };

const families: readonly Omit<Family, "solutions">[] = [
  {
    id: "outdoor",
    name: "Медиафасады",
    lead: "Экраны на стенах корпусов. Их видят с дороги, с парковки и с пешеходной аллеи, днём и в темноте.",
  },
  {
    id: "indoor",
    name: "Экраны внутри",
    lead: "Холлы и лифты: человек стоит рядом с экраном и успевает дочитать до конца и навести телефон на код.",
  },
  {
    id: "print",
    name: "Печатные носители",
    lead: "Щит у въезда, световые короба и двери галереи: ваше сообщение не делит место с другими роликами.",
  },
];

/** Of which kind a place is: a screen has pixels among its facts or a screen in its name, and one indoors hangs in a hall or a lift. */
export function familyOf({
  name,
  placement,
  facts,
}: Pick<MediaFacadeSolution, "name" | "placement" | "facts">): FamilyId {
  const isScreen = facts.some((fact) => /разрешение|пиксел/i.test(fact.name)) || /экран|медиафасад|видео/i.test(name);
  if (!isScreen) return "print";
  return /лифт|холл|этаж|вестибюл|внутри/i.test(placement) ? "indoor" : "outdoor";
}

/** The kinds that have any places, outdoor screens first; within a kind in upstream's order. */
export function inFamilies(solutions: readonly MediaFacadeSolution[]): Family[] {
  return families
    .map((family) => ({ ...family, solutions: solutions.filter((one) => familyOf(one) === family.id) }))
    .filter((family) => family.solutions.length > 0);
}

/** `most` other places to look at: of the same kind first, then the rest in upstream's order. */
export function otherSolutions(
  solution: MediaFacadeSolution,
  all: readonly MediaFacadeSolution[],
  most: number,
): MediaFacadeSolution[] {
  const others = all.filter(({ id }) => id !== solution.id);
  const own = familyOf(solution);
  return [...others.filter((one) => familyOf(one) === own), ...others.filter((one) => familyOf(one) !== own)].slice(
    0,
    most,
  );
}
