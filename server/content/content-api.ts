import { AsyncLocalStorage } from "node:async_hooks";
import type * as z from "zod";
import { type CategoryId, categoryIds } from "../../views/content/park.ts";
import type { Unit } from "../../views/content/unit.ts";
import type { Listing } from "../../views/kit/listing.ts";
import { onceFor } from "../../views/kit/once-for.ts";
import { queryString } from "../../views/routes.ts";
import { firstTimes } from "../kit/first-times.ts";
import { createPace } from "../kit/pace.ts";
import type { LogEvent } from "../log/log.ts";
import type { Content } from "./content.ts";
import { createFirstSeen } from "./first-seen.ts";
import { joinedLists } from "./joined-lists.ts";
import { idMax } from "./numbers.ts";
import type { PictureAddresses } from "./picture-address.ts";
import { createReads } from "./reads.ts";
import { type Memory, type Remembered, remember } from "./remember.ts";
import { pictureGate } from "./safe-html.ts";
import { type AskUpstream, UpstreamFault } from "./upstream.ts";

const pageLimit = 100;
const pagesMax = 20;
const newsTypesMax = 20;
/** The gathering makes ten calls a second. */
const usualGatherGapMs = 100;

type Reads = ReturnType<typeof createReads>;
type Answer<Name extends keyof Reads> = z.infer<Reads[Name]["answer"]>;

/** `pictureOrigins` are allowed besides `siteOrigin`, whose pictures are files of the site. */
export type ContentApiOptions = {
  ask: AskUpstream;
  freshMs: number;
  pictureOrigins: readonly string[];
  siteOrigin: string;
  pictures: PictureAddresses;
  log: LogEvent;
  /** Time between two calls of the gathering, in ms. */
  gatherGapMs?: number;
  /** A monotonic clock: ages outlive corrections of the time. */
  now?: () => number;
};

/** The content for pages, and the state that caches and snapshots need. */
export type ContentApi = Content & {
  /** Increases with every change of content: renders of an older version are stale. */
  version(): number;
  /** Increases with every new answer, changed or not: older snapshots are incomplete. */
  revision(): number;
  /** Whether the answers that every page needs (`/init`, `/services`) are known, fresh or stale. */
  isLoaded(): boolean;
  /** Whether the last upstream call failed, so that stale content is being served. */
  isFailing(): boolean;
  /** Resolves when no upstream call is pending. */
  settled(): Promise<void>;
  /** Runs `work`. Its reads take precedence in memory and in the snapshot. */
  lasting<Result>(work: () => Promise<Result>): Promise<Result>;
  dump(): Record<string, Remembered[]>;
  restore(snapshot: Record<string, Remembered[]>): void;
};

/** An API that does not know the filter sends all units. */
const ofCategory = onceFor((units: Unit[], category: CategoryId) => units.filter((unit) => unit.category === category));

/** The content API with parsing and caching: one line for each read of the contract. */
export function createContentApi(options: ContentApiOptions): ContentApi {
  const { ask, freshMs, pictureOrigins, siteOrigin, pictures, log, now = () => performance.now() } = options;
  const pace = createPace(options.gatherGapMs ?? usualGatherGapMs);
  let version = 1;
  let revision = 1;
  let failing = false;
  const askAndLog: AskUpstream = async (path) => {
    try {
      const text = await ask(path);
      // A gateway without its backend answers 404 to every item, too.
      if (text !== undefined) failing = false;
      return text;
    } catch (fault) {
      failing = true;
      throw fault;
    }
  };
  const firstSeen = createFirstSeen();
  const isFirst = firstTimes();
  const dropped = (object: string, field: string, reason = "") => {
    if (isFirst(`${object} ${field}`)) log("content.dropped", { object, field, reason }, "warn");
  };
  const foreignOrigin = (origin: string) => dropped("pictures", origin, "not in MEDIA_ORIGINS");
  const gate = pictureGate(pictureOrigins, pictures, foreignOrigin, siteOrigin);
  const reads = createReads(dropped, gate);
  const lasting = new AsyncLocalStorage<true>();
  const learned = () => {
    revision += 1;
  };
  const changed = () => {
    version += 1;
    revision += 1;
  };
  const settings = { ask: askAndLog, freshMs, changed, learned, now, lasts: () => lasting.getStore() === true, pace };

  /** The cache of every read, by its name. */
  const memories = Object.fromEntries(
    Object.entries(reads).map(([name, { answer }]) => [name, remember<unknown>({ ...settings, schema: answer })]),
  ) as { [Name in keyof Reads]: Memory<Answer<Name>> };

  /** Only single items may be absent; any other 404 is an upstream fault. */
  const must = async <Name extends keyof Reads>(
    name: Name,
    query: Parameters<typeof queryString>[0] = {},
  ): Promise<Answer<Name>> => {
    const { path } = reads[name];
    const value = await memories[name].recall(path + queryString(query));
    if (value === undefined) throw new UpstreamFault(`GET ${path}: status 404`);
    return value;
  };
  /** An item. If the upstream fails to tell it, it is the one of the list. */
  const item = async <Name extends keyof Reads, Item extends { id: number }>(
    name: Name,
    id: number,
    list: () => Promise<Item[]>,
  ): Promise<Answer<Name> | Item | undefined> => {
    if (id > idMax) return undefined;
    const told = memories[name].recall(reads[name].path.replace("{id}", String(id)));
    const known = await told.catch(() => null);
    if (known || (known === undefined && !failing)) return known;
    const listed = await list().catch(() => []);
    return listed.find((item) => item.id === id) ?? told;
  };
  /** All pages of a list, at most `pagesMax`. The first one gives the number, the others load in parallel. */
  const all = async <Item extends { id: number }>(load: (page: number) => Promise<Listing<Item>>): Promise<Item[]> => {
    const first = await load(1);
    const { pages } = first.pagination;
    if (pages > pagesMax) dropped("pagination", "pages", `over ${pagesMax}: the rest of a list is left out`);
    const further = Math.min(pages, pagesMax) - 1;
    const others = await Promise.all(Array.from({ length: further }, (_, index) => load(index + 2)));
    const joined = joinedLists([first, ...others].map(({ items }) => items));
    const { total } = first.pagination;
    if (joined.length < total && pages <= pagesMax) dropped("pagination", "total", `${joined.length} of ${total} came`);
    return joined;
  };

  const content: Content = {
    park: () => must("park"),
    services: () => must("services"),
    service: (id) => item("service", id, content.services),
    units: (query) => must("pavilions", query),
    moreUnits: (query) => must("morePavilions", query),
    async unitsOf(query) {
      const units = await all((page) => (page === 1 ? content.units(query) : content.moreUnits({ ...query, page })));
      firstSeen.note(units);
      return query.category ? ofCategory(units, query.category) : units;
    },
    changedAt: (unit) => unit.updatedAt ?? firstSeen.timeOf(unit),
    since: firstSeen.since,
    // From the categories' lists: menus and plans count the units that lists show.
    async allUnits() {
      const { categories } = await content.park();
      const lists = await Promise.all(
        categoryIds.map(async (category) => {
          const units = await content.unitsOf({ category, limit: pageLimit });
          if (categories.some(({ id }) => id === category)) return units;
          if (units.length > 0) dropped("init.categories", category, "not listed: its units have no page");
          return [];
        }),
      );
      return joinedLists(lists);
    },
    async unit(id) {
      const [unit, { categories }] = await Promise.all([item("pavilion", id, content.allUnits), content.park()]);
      return categories.some((category) => category.id === unit?.category) ? unit : undefined;
    },
    shops: (query) => must("shops", query),
    async allShops() {
      const { categories } = await content.shops({ limit: pageLimit });
      const ids = categories.map(({ id }) => id);
      return all((page) => content.shops({ categories: ids, limit: pageLimit, page }));
    },
    shop: (id) => item("shop", id, content.allShops),
    news: (query) => must("news", query),
    async allNews() {
      const { types } = await content.news({ limit: pageLimit });
      // Without types, or with more than one asks for one by one, the list without a type is the whole list.
      const kinds = types.length > 0 && types.length <= newsTypesMax ? types.map(({ id }) => id) : [undefined];
      const lists = await Promise.all(
        kinds.map((type) => all((page) => content.news({ type, limit: pageLimit, page }))),
      );
      return joinedLists(lists).toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
    },
    newsItem: (id) => item("newsItem", id, content.allNews),
    mediaFacadeSolutions: () => must("mediaFacades"),
    mediaFacadeSolution: (id) => item("mediaFacade", id, content.mediaFacadeSolutions),
    vacancies: () => must("vacancies"),
    vacancy: (id) => item("vacancy", id, content.vacancies),
    parking: () => must("parking"),
    placementParameters: () => must("placement"),
  };

  return {
    ...content,
    version: () => version,
    revision: () => revision,
    isLoaded: () => memories.park.holds("/init") && memories.services.holds("/services"),
    isFailing: () => failing,
    settled: async () => {
      await Promise.all(Object.values(memories).map((memory) => memory.settled()));
    },
    lasting: (work) => lasting.run(true, work),
    dump: () => ({
      ...Object.fromEntries(Object.entries(memories).map(([name, memory]) => [name, memory.dump()])),
      firstSeen: firstSeen.dump(),
    }),
    restore: (snapshot) => {
      for (const remembered of snapshot.firstSeen ?? []) firstSeen.restore(remembered);
      for (const [name, memory] of Object.entries(memories))
        for (const remembered of snapshot[name] ?? []) memory.restore(remembered);
    },
  };
}
