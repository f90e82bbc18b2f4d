import { legalRoutes } from "../routes.ts";
import type { SafeHtml } from "../ui/html.ts";
import type { Image } from "../ui/image.ts";

export const categoryIds = ["office", "warehouse", "trade_area"] as const;
export type CategoryId = (typeof categoryIds)[number];

/** A kind of premises that the park lets; `alias` is the address of its page: `/arenda-ofisov`. */
export type RentalCategory = {
  id: CategoryId;
  alias: string;
  name: string;
  title: string;
  description?: string | undefined;
};

/** A storey of a building; `number` is what the lift shows. */
export type Floor = { id: number; number: number };

/**
 * A room of a floor that is not let: a hall, meeting rooms, machinery. Metres along row `row`, like a unit's place.
 */
export type CommonRoom = {
  name: string;
  row: number;
  offset: number;
  width: number;
};

/** A core of a building: lifts, stairs and toilets, on every floor at the same place; metres. */
export type Core = {
  row: number;
  offset: number;
  width: number;
  lifts?: number | undefined;
  stairs?: number | undefined;
  wc?: boolean | undefined;
};

/** Where a building stands: metres on the park's plan, `x` to the east, `y` to the south; `height` in metres too. */
export type BuildingPlace = { x: number; y: number; length: number; width: number; height: number };

/** A building («корпус»). `number` is its label ("1", "2А"); `area` is lettable m². */
export type Building = {
  id: number;
  number: string;
  floors: (Floor & { rooms?: CommonRoom[] | undefined })[];
  use?: CategoryId | undefined;
  class?: string | undefined;
  year?: number | undefined;
  area?: number | undefined;
  place?: BuildingPlace | undefined;
  grid?: { step: number; cores?: Core[] | undefined } | undefined;
};

/** The building of a unit or a company; undefined if it is not listed. */
export const buildingOf = <Listed extends { id: number }>(
  buildings: readonly Listed[],
  { building }: { building?: { id: number } | undefined },
): Listed | undefined => buildings.find(({ id }) => id === building?.id);

/** The numbers of the storeys above the ground, from below; of a building without any, all. */
export function storeysOf({ floors }: Pick<Building, "floors">): number[] {
  const numbers = floors.map(({ number }) => number).sort((a, b) => a - b);
  const above = numbers.filter((number) => number > 0);
  return above.length > 0 ? above : numbers;
}

export type Side = "n" | "e" | "s" | "w";

/** A way into the park; `from` is the side one comes from. */
export type Entrance = { id: string; name: string; kind: "car" | "foot"; from: Side; x: number; y: number };

/** Streets, roads, entrances and bus stops on the park's plan, in its metres. */
export type Site = {
  streets: { name: string; from: [number, number]; to: [number, number] }[];
  roads: [number, number][][];
  entrances: Entrance[];
  /** `minutes` by the park's bus from the metro. */
  stops: { name: string; x: number; y: number; minutes?: number | undefined }[];
  /** Days on which the park works as on no other: nothing is open and nobody calls. ISO 8601. */
  closedDays: string[];
};

export type DepartmentRole = "rent" | "advertising" | "security" | "office" | "hiring";

/**
 * A person who answers. `dative` is the first name after «позвонить»: «Анне»; `role` what the person answers for:
 * «аренда офисов»; `categories` the kinds of premises that the person lets.
 */
export type Person = {
  name: string;
  dative?: string | undefined;
  role: string;
  phone: string;
  telegram?: string | undefined;
  photo?: Image | undefined;
  categories: CategoryId[];
};

/** A department one can call. `phone` as shown to people. */
export type Department = {
  name: string;
  phone: string;
  email?: string | undefined;
  hours?: string | undefined;
  role?: DepartmentRole | undefined;
  people: Person[];
};

/** Degrees of the WGS 84. */
export type Coordinates = { lat: number; lon: number };

/** How to reach the park. `phone` as shown: "+7 (495) 000-00-55". */
export type Contacts = {
  phone: string;
  email?: string | undefined;
  address: { postalCode: string; country: string; locality: string; street: string };
  coordinates?: Coordinates | undefined;
  workingHours: string;
  socials: { type: "vk" | "telegram"; name: string; url: string }[];
  departments: Department[];
};

/** The department that answers for something; undefined where none says so: pages give the main phone. */
export const departmentFor = ({ departments }: Pick<Contacts, "departments">, asked: DepartmentRole) =>
  departments.find(({ role }) => role === asked);

/** An announcement with one link. The theme "messenger" feeds the banner dialog. */
export type Banner = {
  id: number;
  title: string;
  text: string;
  link: string;
  button: string;
  theme: "messenger" | "default";
  image?: Image | undefined;
};

/** A legal document. `contents` are its second-level headings with the ids they carry in `content`. */
export type LegalText = {
  title: string;
  content: SafeHtml;
  contents: { id: string; title: string }[];
  updatedAt?: string | undefined;
};

/** The names of the legal documents, as upstream spells them. */
export type LegalTextName = "agreement" | "advertisement" | "privacy" | "labor_protection";

/** The way on foot from the metro's exit to the entrance of the site with this id. */
export type MetroWalk = { station: string; exit: number; minutes: number; metres: number; entrance: string };

/** Terms for every unit: percent of VAT and of yearly growth, months, ₽ per kW·h. */
export type Lease = { vat: number; depositMonths: number; indexMax: number; termMin: number; kwh: number };

/** The content API's `/init`. A legal text that upstream spoiled is undefined. */
export type Park = {
  buildings: Building[];
  site?: Site | undefined;
  metro?: MetroWalk | undefined;
  lease?: Lease | undefined;
  units: { id: number; number: string }[];
  categories: RentalCategory[];
  contacts: Contacts;
  advertisementBanners: Banner[];
  banners: Banner[];
  texts: Record<LegalTextName, LegalText | undefined>;
};

/** The legal texts that the API has; the others have neither a page nor a link. */
export const legalTextsOf = ({ texts }: Pick<Park, "texts">): LegalTextName[] =>
  (Object.keys(legalRoutes) as LegalTextName[]).filter((name) => texts[name] !== undefined);
