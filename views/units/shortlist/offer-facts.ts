import { capacityWords, roomForEach } from "../../content/capacity.ts";
import { type Offer, whenInWords } from "../../content/offer.ts";
import { type Building, buildingOf, type CategoryId, type Side } from "../../content/park.ts";
import { type Unit, unitClass, unitFact, unitFinish } from "../../content/unit.ts";
import { fitouts } from "../../content/unit-answers.ts";
import { dayNearInShort, listed, metres, number, sides } from "../../ui/format.ts";

/** What facts depend on beside the offer: a class may be the building's, a team shares the area. */
type ReadWith = { buildings: readonly Building[]; people: number | undefined };

/** A fact of an offer. `shared` begins the words that say it once of all offers of a kind: «окна: на запад». */
type Fact = { name: string; of: (offer: Offer, readWith: ReadWith) => string | undefined; shared?: string };

/** The distinct values of an offer's units, if all are known: «с мебелью и под отделку». */
const each =
  (of: (unit: Unit, readWith: ReadWith) => string | undefined): Fact["of"] =>
  ({ units }, readWith) => {
    const values = units.map((unit) => of(unit, readWith));
    return values.every((value) => value !== undefined) ? listed([...new Set(values)]) : undefined;
  };

/** The sum over an offer's units, if all are known. */
function sum({ units }: Offer, of: (unit: Unit) => number | undefined): number | undefined {
  const values = units.map(of);
  return values.every((value) => value !== undefined) ? values.reduce((all, value) => all + value, 0) : undefined;
}

const toSide: Record<Side, string> = { n: "на север", e: "на восток", s: "на юг", w: "на запад" };

const windowSides = each(({ windows, outlook }) => {
  const side = windows?.side ?? outlook;
  return side && toSide[side];
});

function gates({ units }: Offer): string | undefined {
  const all = units.flatMap((unit) => unit.gates ?? []);
  if (all.length === 0) return undefined;
  const sizes = [...new Set(all.map(({ width, height }) => sides(width, height)))];
  return `${all.length > 1 ? `${number(all.length)} по ` : ""}${listed(sizes)}`;
}

const building: Fact = { name: "Корпус", of: each((unit) => unit.building.number), shared: "корпус" };
/** The name of the fact that says from when premises are free. */
export const freeFrom = "Можно занять";
const free: Fact = {
  name: freeFrom,
  of: ({ when }) => whenInWords(when, dayNearInShort),
  shared: "можно занять",
};
const fitout: Fact = {
  name: "Отделка",
  of: each((unit) => (unit.fitout ? fitouts[unit.fitout] : unitFinish(unit))),
  shared: "",
};

/** «есть», «нет»; of neighbours that differ «есть в 601-46». */
function water({ units }: Offer): string | undefined {
  if (units.some((unit) => unit.water === undefined)) return undefined;
  const withWater = units.filter((unit) => unit.water);
  if (withWater.length === 0) return "нет";
  return withWater.length === units.length ? "есть" : `есть в ${listed(withWater.map((unit) => unit.number))}`;
}

/** The facts of each kind of premises: those that decide first. */
const facts: Record<CategoryId, readonly Fact[]> = {
  office: [
    {
      name: "Команда",
      of: ({ square }, { people }) => (people ? roomForEach(square, people) : capacityWords(square)),
    },
    fitout,
    {
      name: "Окна",
      of: (offer, readWith) =>
        [sum(offer, ({ windows }) => windows?.count)?.toString(), windowSides(offer, readWith)]
          .filter(Boolean)
          .join(", ") || undefined,
      shared: "окна:",
    },
    free,
    building,
    {
      name: "Класс",
      of: each((unit, { buildings }) => unitClass(unit, buildingOf(buildings, unit))),
      shared: "класс",
    },
  ],
  warehouse: [
    {
      name: "Высота",
      of: each(({ clearHeight }) => (clearHeight ? metres(clearHeight) : undefined)),
      shared: "высота",
    },
    {
      name: "Пол держит",
      of: each(({ floorLoad }) => (floorLoad ? `${number(floorLoad)} т/м²` : undefined)),
      shared: "пол держит",
    },
    { name: "Ворота", of: gates, shared: "ворота" },
    free,
    building,
  ],
  trade_area: [
    {
      name: "Витрина",
      of: (offer) => {
        const width = sum(offer, ({ frontage }) => frontage?.width);
        return width === undefined ? undefined : metres(width);
      },
      shared: "витрина",
    },
    fitout,
    { name: "Вода и слив", of: water, shared: "вода и слив:" },
    free,
    building,
  ],
};

/** Facts in the API's own words, as they come: another park may leave the typed fields empty. */
const statedFacts = (offers: readonly Offer[]): Fact[] =>
  [...new Set(offers.flatMap(({ units }) => units.flatMap((unit) => unit.facts.map(({ name }) => name))))].map(
    (name) => ({ name, of: each((unit) => unitFact(unit, name)), shared: `${name.toLowerCase()}:` }),
  );

const columnsMax = 4;
/** So few typed facts are no answer. */
const typedMin = 4;

/** What tells the offers of one kind apart, at most four facts, and what they share, in words. */
export function comparedKind(offers: readonly Offer[], buildings: readonly Building[], people: number | undefined) {
  const category = offers[0]?.units[0]?.category ?? "office";
  const known = (candidates: readonly Fact[]) =>
    candidates
      .map((fact) => ({ ...fact, values: offers.map((offer) => fact.of(offer, { buildings, people })) }))
      .filter(({ values }) => values.some((value) => value !== undefined));
  const typed = known(facts[category]);
  const stated = typed.length < typedMin ? known(statedFacts(offers)) : [];
  const all = [...typed, ...stated.filter(({ name }) => !typed.some((other) => other.name === name))];
  const isShared = ({ shared, values }: (typeof all)[number]) =>
    offers.length > 1 && shared !== undefined && new Set(values).size === 1;
  return {
    common: all.filter(isShared).map(({ shared, values: [value] }) => `${shared} ${value}`.trim()),
    columns: all.filter((fact) => !isShared(fact) && fact.name !== building.name).slice(0, columnsMax),
  };
}
