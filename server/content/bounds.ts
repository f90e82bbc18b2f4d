/** The least and the greatest value of a field. */
export type Bounds = readonly [least: number, greatest: number];

/** Bounds of numbers, declared once: the schemas check them, and the published contract names them. */
export const bounds = {
  // Metres. A length outside often means another unit.
  unitSide: [1, 400],
  buildingSide: [3, 1000],
  buildingHeight: [2, 400],
  gridStep: [0.5, 30],
  stretch: [0.5, 1000],
  offset: [0, 1000],
  coordinate: [-10_000, 10_000],
  zoneSide: [1, 1000],
  zoneHeight: [1, 20],
  surfaceSide: [0.05, 300],
  surfaceBottom: [0, 400],
  ceiling: [1.5, 60],
  opening: [0.5, 30],
  columnStep: [2, 60],
  dock: [0, 3],
  wayMetres: [0, 20_000],
  inUnit: [0, 400],
  // m²
  square: [0.1, 1_000_000],
  area: [0, 10_000_000],
  // t/m²
  floorLoad: [0, 100],
  // °C
  degrees: [-30, 40],
  // °
  latitude: [-90, 90],
  longitude: [-180, 180],
  // px
  pixels: [1, 30_000],
  // ₽
  money: [0, 10_000_000_000],
  payment: [1, 10_000_000_000],
  // Shares: of 100, of 1
  percent: [0, 100],
  fraction: [0, 1],
  // Time, in the unit of the name
  termDays: [1, 366],
  months: [0, 120],
  minutes: [0, 600],
  walkMinutes: [1, 600],
  year: [1700, 2200],
  yearOfDate: [1990, 2200],
  // Counts and numbers of things
  storey: [-20, 200],
  row: [0, 20],
  lifts: [0, 20],
  levels: [1, 30],
  seats: [0, 5000],
  smallCount: [0, 200],
  spaces: [0, 20_000],
  people: [0, 100_000_000],
  exit: [1, 200],
} as const satisfies Record<string, Bounds>;

/** The most items of a list. Of a longer list the first ones count; a longer road is left out. */
export const longest = {
  buildings: 300,
  floors: 120,
  rooms: 60,
  cores: 20,
  facts: 60,
  images: 60,
  features: 60,
  gates: 40,
  sides: 2,
  partitions: 60,
  doors: 60,
  joinable: 40,
  roads: 40,
  roadPoints: 200,
  streets: 20,
  entrances: 40,
  stops: 40,
  zones: 200,
  near: 40,
  departments: 60,
  people: 12,
  socials: 10,
  categories: 10,
  banners: 20,
  groups: 200,
  hours: 14,
  closedDays: 100,
  terms: 12,
} as const;

/** Letters of a text without HTML; a longer one is cut. */
export const lettersMax = 2000;

/** Ten times the longest text with HTML today. A longer one is left out. */
export const htmlLettersMax = 100_000;

/**
 * What a part of the content, such as the offices or the companies, may take: its items, the letters of their fields,
 * and the calls that read it; `ownCallLetters` is for what the own calls of a list's items add. The rest is left out.
 */
export const budget = { items: 2000, letters: 2_500_000, calls: 60, ownCallLetters: 1_000_000 } as const;

/** How many of each make a metre. */
const unitsOfLength = { centimetres: 100, millimetres: 1000 };

/** The units of length in which a number would be within the bounds: "centimetres or millimetres". */
export function seeminglyIn(value: number, [least, greatest]: Bounds): string | undefined {
  const fitting = Object.entries(unitsOfLength).filter(
    ([, perMetre]) => value / perMetre >= least && value / perMetre <= greatest,
  );
  return fitting.map(([name]) => name).join(" or ") || undefined;
}

/** How many times larger the stated sides are than the stated area, as a unit of length: 120 m² of 1,200 × 1,000. */
export function seemingSides(product: number, area: number): string | undefined {
  const isTheArea = (perMetre: number) => Math.abs(product / (area * perMetre * perMetre) - 1) <= placeAreaTolerance;
  return Object.entries(unitsOfLength).find(([, perMetre]) => isTheArea(perMetre))?.[0];
}

/** Relative difference between a unit's area and its sides' product up to which its place is still read. */
export const placeAreaTolerance = 0.1;
