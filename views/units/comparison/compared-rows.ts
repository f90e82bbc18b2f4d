import { type Building, buildingOf } from "../../content/park.ts";
import { roomFor, squarePerPerson } from "../../content/seating.ts";
import type { Unit } from "../../content/unit.ts";
import { floorOfFloors, unitClass, unitFact } from "../../content/unit-words.ts";
import { saysClass } from "../../content/words/first-facts.ts";
import { number, range, rubles, squareMetres } from "../../kit/format.ts";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { withVat } from "../../park/vat-words.ts";
import { whenInWords } from "../ledger/ledger-words.ts";
import { roundRubles } from "./compared-words.ts";

/** A cell; `best` says why its unit is the best of them, `note` how it differs from the best. */
export type ComparedCell = { text: string; best?: string | undefined; note?: string | undefined };
export type ComparedRow = { title: string; cells: ComparedCell[]; large?: boolean };
/** A group of rows; `strips` adds the row of floor strips. */
export type ComparedSection = { title: string; rows: ComparedRow[]; strips?: boolean };

const unknown = "—";
const months = 12;

type Measure = {
  /** 0 means that it is not known. */
  of: (unit: Unit) => number;
  text: (unit: Unit) => string;
  wanted: "least" | "most";
  best: (values: readonly number[]) => string;
  note?: (difference: number) => string;
};

export const differs = ({ cells }: ComparedRow) => cells.some(({ text }) => text !== cells[0]?.text);

/** A row of figures. What all have, or what is known of one only, is no reason to prefer it. */
function measured(title: string, units: readonly Unit[], { of, text, wanted, best, note }: Measure): ComparedRow {
  const positive = units.map(of).filter((value) => value > 0);
  const chosen = wanted === "least" ? Math.min(...positive) : Math.max(...positive);
  const isChoice = new Set(positive).size > 1;
  const cells = units.map((unit): ComparedCell => {
    const value = of(unit);
    if (value <= 0) return { text: unknown };
    if (!isChoice) return { text: text(unit) };
    return value === chosen
      ? { text: text(unit), best: best(positive) }
      : { text: text(unit), note: note?.(Math.abs(value - chosen)) };
  });
  return { title, cells };
}

const textRow = (title: string, units: readonly Unit[], text: (unit: Unit) => string | undefined): ComparedRow => ({
  title,
  cells: units.map((unit) => ({ text: text(unit) || unknown })),
});

function money(units: readonly Unit[], claims: ParkClaims | undefined): ComparedRow[] {
  const deposit = claims?.lease.depositMonths;
  const year = ({ price }: Unit) => price * months;
  return [
    {
      ...measured(`Аренда в месяц, ${withVat(claims)} и эксплуатацией`, units, {
        of: ({ price }) => price,
        text: ({ price }) => rubles(price),
        wanted: "least",
        best: () => "дешевле всех",
        note: (more) => `+${rubles(more)}`,
      }),
      large: true,
    },
    measured("В год", units, {
      of: year,
      text: (unit) => rubles(year(unit)),
      wanted: "least",
      best: (all) => `на ${roundRubles(Math.max(...all) - Math.min(...all))} меньше самого дорогого`,
      note: (more) => `на ${roundRubles(more)} дороже`,
    }),
    measured("За м² в месяц", units, {
      of: ({ rate }) => rate,
      text: ({ rate }) => rubles(rate),
      wanted: "least",
      best: () => "ниже всех",
      note: (more) => `+${rubles(more)}`,
    }),
    textRow("Обеспечительный платёж", units, ({ price }) =>
      price > 0 && deposit ? rubles(price * deposit) : undefined,
    ),
  ];
}

/** «Место на этаже» is a drawing, which the table adds. */
function place(units: readonly Unit[], buildings: readonly Building[], people: number | undefined): ComparedRow[] {
  const seats = ({ square }: Unit, metres: number) => Math.floor(square / metres);
  const offices = units.every(({ category }) => category === "office");
  const isFree = ({ status }: Unit) => status === "free";
  const now = units.some(isFree) && !units.every(isFree);
  return [
    measured("Площадь", units, {
      of: ({ square }) => square,
      text: ({ square }) => squareMetres(square),
      wanted: "most",
      best: () => "больше всех",
      note: (less) => `−${squareMetres(less)}`,
    }),
    ...(offices && people
      ? [
          textRow(`На человека, если вас ${number(people)}`, units, ({ square }) =>
            square > 0 ? `${squareMetres(square / people)}, ${roomFor(square / people)}` : undefined,
          ),
        ]
      : []),
    ...(offices
      ? [
          textRow(
            `Рабочих мест, ${range(squarePerPerson.dense, squarePerPerson.spacious)} м² на каждое`,
            units,
            (unit) =>
              unit.square > 0
                ? range(seats(unit, squarePerPerson.spacious), seats(unit, squarePerPerson.dense))
                : undefined,
          ),
        ]
      : []),
    textRow("Корпус", units, ({ building }) => building.number),
    textRow("Класс здания", units, (unit) => unitClass(unit, buildingOf(buildings, unit))),
    textRow("Этаж", units, (unit) => floorOfFloors(unit, buildingOf(buildings, unit))),
    {
      title: "Свободно",
      cells: units.map((unit) => ({
        text: whenInWords(unit),
        best: now && isFree(unit) ? "можно въезжать" : undefined,
      })),
    },
  ].filter(isFilled);
}

function facts(units: readonly Unit[], buildings: readonly Building[]): ComparedRow[] {
  const told = units.flatMap((unit) =>
    unit.facts.filter((fact) => !saysClass(unit, buildingOf(buildings, unit), fact)),
  );
  const names = [...new Set(told.map(({ name }) => name))];
  const features = textRow("Особенности", units, (unit) => unit.features.join("\n"));
  return [...names.map((name) => textRow(name, units, (unit) => unitFact(unit, name))), features].filter(isFilled);
}

const isFilled = ({ cells }: ComparedRow) => cells.some(({ text }) => text !== unknown);

/** Everything that is known of some units, a row each. */
export function comparedSections(
  units: readonly Unit[],
  buildings: readonly Building[],
  { claims, people }: { claims?: ParkClaims | undefined; people?: number | undefined } = {},
): ComparedSection[] {
  const sections = [
    { title: "Деньги", rows: money(units, claims).filter(isFilled) },
    { title: "Площадь и место", strips: true, rows: place(units, buildings, people) },
    { title: "Помещение", rows: facts(units, buildings) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}
