import { isClassFact } from "../../content-words/unit-facts.ts";
import { range, rubles, squareMetres } from "../../kit/format.ts";
import type { Body } from "../../park/park.ts";
import type { ParkStatements } from "../../park/statements/statements.ts";
import { withVat } from "../../park/vat-words.ts";
import { whenInWords } from "../ledger/ledger-words.ts";
import type { Pavilion } from "../pavilion.ts";
import { floorOfFloors, unitClass, unitFact } from "../pavilion-words.ts";
import { squarePerPerson } from "../seating.ts";
import { roundRubles } from "./compared-words.ts";

/** What a row says of one unit; `best` is why it is the best of them, `note` how it differs from the best. */
export type ComparedCell = { text: string; best?: string | undefined; note?: string | undefined };
export type ComparedRow = { title: string; cells: ComparedCell[]; large?: boolean };
/** A group of rows; `strips` adds the row of floor strips. */
export type ComparedSection = { title: string; rows: ComparedRow[]; strips?: boolean };

const unknown = "—";
const months = 12;

type Measure = {
  /** 0 means that it is not known. */
  of: (unit: Pavilion) => number;
  text: (unit: Pavilion) => string;
  wanted: "least" | "most";
  best: (values: readonly number[]) => string;
  note?: (difference: number) => string;
};

/** Whether units differ in what a row says. */
export const differs = ({ cells }: ComparedRow) => cells.some(({ text }) => text !== cells[0]?.text);

/** A row of figures. What all have, or what is known of one only, is no reason to prefer it. */
function measured(title: string, units: readonly Pavilion[], { of, text, wanted, best, note }: Measure): ComparedRow {
  const known = units.map(of).filter((value) => value > 0);
  const chosen = wanted === "least" ? Math.min(...known) : Math.max(...known);
  const isChoice = new Set(known).size > 1;
  const cells = units.map((unit): ComparedCell => {
    const value = of(unit);
    if (value <= 0) return { text: unknown };
    if (!isChoice) return { text: text(unit) };
    return value === chosen
      ? { text: text(unit), best: best(known) }
      : { text: text(unit), note: note?.(Math.abs(value - chosen)) };
  });
  return { title, cells };
}

const told = (
  title: string,
  units: readonly Pavilion[],
  text: (unit: Pavilion) => string | undefined,
): ComparedRow => ({
  title,
  cells: units.map((unit) => ({ text: text(unit) || unknown })),
});

function money(units: readonly Pavilion[], statements: ParkStatements | undefined): ComparedRow[] {
  const deposit = statements?.lease.depositMonths;
  const year = ({ price }: Pavilion) => price * months;
  return [
    {
      ...measured(`Аренда в месяц, ${withVat(statements)} и эксплуатацией`, units, {
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
    told("Обеспечительный платёж", units, ({ price }) => (price > 0 && deposit ? rubles(price * deposit) : undefined)),
  ];
}

/** «Место на этаже» is a drawing, which the table adds. */
function place(units: readonly Pavilion[], bodies: readonly Body[]): ComparedRow[] {
  const bodyOf = (unit: Pavilion) => bodies.find(({ id }) => id === unit.body.id);
  const seats = ({ square }: Pavilion, metres: number) => Math.floor(square / metres);
  const offices = units.every(({ category }) => category === "office");
  const isFree = ({ status }: Pavilion) => status === "free";
  const now = units.some(isFree) && !units.every(isFree);
  return [
    measured("Площадь", units, {
      of: ({ square }) => square,
      text: ({ square }) => squareMetres(square),
      wanted: "most",
      best: () => "больше всех",
      note: (less) => `−${squareMetres(less)}`,
    }),
    ...(offices
      ? [
          told(`Рабочих мест, ${range(squarePerPerson.dense, squarePerPerson.spacious)} м² на каждое`, units, (unit) =>
            unit.square > 0
              ? range(seats(unit, squarePerPerson.spacious), seats(unit, squarePerPerson.dense))
              : undefined,
          ),
        ]
      : []),
    told("Корпус", units, ({ body }) => body.number),
    told("Класс здания", units, (unit) => unitClass(unit, bodyOf(unit))),
    told("Этаж", units, (unit) => floorOfFloors(unit, bodyOf(unit))),
    {
      title: "Свободно",
      cells: units.map((unit) => ({
        text: whenInWords(unit),
        best: now && isFree(unit) ? "можно въезжать" : undefined,
      })),
    },
  ].filter(isKnown);
}

function facts(units: readonly Pavilion[]): ComparedRow[] {
  const names = [...new Set(units.flatMap((unit) => unit.facts.map(({ name }) => name)))];
  const features = told("Особенности", units, (unit) => unit.features.join(" · "));
  return [
    ...names.filter((name) => !isClassFact(name)).map((name) => told(name, units, (unit) => unitFact(unit, name))),
    features,
  ].filter(isKnown);
}

const isKnown = ({ cells }: ComparedRow) => cells.some(({ text }) => text !== unknown);

/** Everything that is known of some units, a row each. */
export function comparedSections(
  units: readonly Pavilion[],
  bodies: readonly Body[],
  statements?: ParkStatements,
): ComparedSection[] {
  const sections = [
    { title: "Деньги", rows: money(units, statements).filter(isKnown) },
    { title: "Площадь и место", strips: true, rows: place(units, bodies) },
    { title: "Помещение", rows: facts(units) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}
