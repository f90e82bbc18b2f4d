import type { Content } from "../../views/content/content.ts";
import { routes } from "../../views/routes.ts";
import { keepContent } from "../content/keep-content.ts";
import { pictureAddresses } from "../content/picture-address.ts";
import { itemsDoNotFit } from "../content/read-items.ts";
import type { AskUpstream } from "../content/upstream.ts";
import contract from "../contract/openapi.json" with { type: "json" };
import type { Clock } from "../process/clock.ts";
import { breakingShare, createFindings, type Problem } from "./findings.ts";

const itemsOfList = 3;
/** The calls that every page needs. */
const everyPage = ["/init", "/services"];
/** First path segments of the site's routes: rental aliases must differ from them. */
const siteWords = new Set(Object.values(routes).map((route) => route.split("/")[1]));

/** Fetches and decodes a picture; throws a fault whose `reason` is a word or two. */
export type FetchPicture = (url: string) => Promise<unknown>;

/** `content` is undefined where no page could be shown. */
export type Checked = { problems: Problem[]; content: Content | undefined; picturesTried: number };

type Options = {
  ask: AskUpstream;
  pictureOrigins: readonly string[];
  siteOrigin: string;
  fetchPicture: FetchPicture;
  now: Clock;
};

/** Reads the content as the site does, and tells all that it leaves out and what seems wrong in what it takes. */
export async function checkContent({ ask, fetchPicture, now, ...origins }: Options): Promise<Checked> {
  const findings = createFindings();
  const failed = new Map<string, Problem>();
  const noteFailure = (reason: string, isItem: boolean) => {
    const { where, what } = placeOfFault(reason);
    // The findings say it more exactly.
    const isFound = what.endsWith(itemsDoNotFit) || what.endsWith(" came");
    if (!isFound) failed.set(where, failure(where, what, isItem));
  };
  const pictures = new Set<string>();
  const addresses = pictureAddresses("");
  const keeper = keepContent({
    ...origins,
    ask,
    now,
    everyMs: 0,
    pictures: {
      ...addresses,
      of(url) {
        pictures.add(url);
        return addresses.of(url);
      },
    },
    missingPictures: { asText: () => "", includes: () => false },
    onReport: findings.take,
    log(event, fields) {
      if (event === "upstream.error") noteFailure(String(fields?.reason), false);
    },
    wait: async () => {},
  });
  await keeper.pass();
  findings.onlyNew();
  await keeper.readItems({ gapMs: 0, ofEach: itemsOfList, onFault: (fault) => noteFailure(String(fault), true) });
  const content = keeper.known();
  const left = findings.problems();
  const { tried, problems: ofPictures } = await pictureProblems([...pictures], fetchPicture);
  return {
    problems: [
      ...left,
      ...failed.values(),
      ...(content
        ? [
            ...legalProblems(content, left),
            ...aliasProblems(content),
            ...rateProblems(content),
            ...labelProblems(content),
            ...takenProblems(content),
          ]
        : []),
      ...ofPictures,
      ...(content ? absentProblems(content) : []),
    ],
    content,
    picturesTried: tried,
  };
}

/** Faults of the API read "GET /init: status 503"; all others are the site's own. */
function placeOfFault(reason: string): { where: string; what: string } {
  const [, where = "the site itself", what = reason] = /GET (\S+): (.*)$/.exec(reason) ?? [];
  return { where, what };
}

function failure(where: string, fault: string, isItem: boolean): Problem {
  const what = fault === "timeout" ? "no answer in time (API_TIMEOUT_MS)" : fault;
  if (isItem) return { where, what, remedy: "Mend it: its page shows only what its list tells", breaks: false };
  const isOfEveryPage = everyPage.includes(where);
  const need = isOfEveryPage ? "Without it no page can be shown" : "Pages that need it answer 503";
  return { where, what, remedy: `${need}. ${remedyFor(what, isOfEveryPage)}`, breaks: true };
}

function remedyFor(what: string, isOfEveryPage: boolean): string {
  if (what.startsWith("its text is not")) return "Send UTF-8, or name the charset in Content-Type";
  if (what.startsWith("status 5")) return "Look into the log of the API";
  if (what === "status 404" && !isOfEveryPage) return "Answer this call as openapi.json tells";
  return "Is the URL right, and the API running?";
}

/** A missing privacy policy; a broken one is among what is `left` out. */
function legalProblems({ park }: Content, left: readonly Problem[]): Problem[] {
  const where = "settings textFiles.privacy";
  if (park.texts.privacy || left.some((problem) => problem.where === where)) return [];
  const remedy = "Send the privacy policy: every page links to it, and forms need it";
  return [{ where, what: "missing, its page answers 503", remedy, breaks: true }];
}

/** Categories whose page cannot be reached. */
function aliasProblems({ park: { categories } }: Content): Problem[] {
  const aliases = categories.map(({ alias }) => alias);
  return [...new Set(aliases)].flatMap((alias) => {
    const isRepeated = aliases.indexOf(alias) !== aliases.lastIndexOf(alias);
    if (!isRepeated && !siteWords.has(alias)) return [];
    const what = siteWords.has(alias)
      ? "is an address of the site's own: its rental page cannot be reached"
      : "names more than one category: only the first is reached";
    return [{ where: `categories alias /${alias}`, what, remedy: "Choose another alias", breaks: true }];
  });
}

/** ₽ for m² a month: more looks like kopecks. */
const rateMax = 30_000;

function rateProblems({ units = [] }: Content): Problem[] {
  const priced = units.filter(({ price, rate }) => price > 0 && rate > 0);
  const high = priced.filter(({ rate }) => rate > rateMax);
  if (!high[0]) return [];
  const what = `${high[0].rate} ₽ for m² a month: kopecks? (${high.length} of ${priced.length})`;
  const breaks = high.length >= priced.length * breakingShare;
  return [{ where: "/pavilions rate", what, remedy: "Send ₽", breaks }];
}

/** Buildings that visitors cannot tell apart. */
function labelProblems({ park: { buildings } }: Content): Problem[] {
  const labelled = [...Map.groupBy(buildings, ({ number }) => number)].filter(([, { length }]) => length > 1);
  return labelled.map(([label, { length }]) => ({
    where: "/init bodies number",
    what: `${length} buildings have the label "${label}"`,
    remedy: "Send a label of its own for each: filters and plans show them alike",
    breaks: false,
  }));
}

/** Units that are free now, though a company has their number and building. */
function takenProblems({ units = [], shops = [] }: Content): Problem[] {
  const keyOf = (building: number | undefined, number: string | undefined) => `${building} ${number}`;
  const taken = new Set(shops.map(({ building, unitNumber }) => keyOf(building?.id, unitNumber)));
  const free = units.filter(({ status }) => status === "free");
  return free.flatMap(({ id, building, number }): Problem[] => {
    if (!taken.has(keyOf(building.id, number))) return [];
    const where = `/pavilions/${id}`;
    const remedy = "Send `soon` with the day, or the company without the number";
    return [{ where, what: "is free, though a company has its number and building", remedy, breaks: false }];
  });
}

const picturesOfHost = 4;

/** Fetches a few pictures of each host; a host whose pictures all fail is one problem. */
async function pictureProblems(urls: readonly string[], fetchPicture: FetchPicture) {
  const hosts = Map.groupBy(urls, (url) => new URL(url).origin);
  let triedOfAll = 0;
  const found = [...hosts].map(async ([origin, all]): Promise<Problem[]> => {
    const tried = all.filter((_, at) => at % Math.ceil(all.length / picturesOfHost) === 0);
    triedOfAll += tried.length;
    const faults = await Promise.all(tried.map(async (url) => ({ url, reason: await fetchFault(url, fetchPicture) })));
    const failed = faults.filter(({ reason }) => reason !== undefined);
    const [first] = failed;
    if (!first) return [];
    const where = failed.length === tried.length ? `pictures of ${origin}` : first.url;
    const what = `${first.reason} (${failed.length} of ${tried.length} tried)`;
    return [{ where, what, remedy: pictureRemedy(first.reason), breaks: true }];
  });
  return { problems: (await Promise.all(found)).flat(), tried: triedOfAll };
}

/** The faults of a file that was there, by the words of `PictureFault`. */
const notConverted = /^(?:format|no picture|tiny|too large|too many scans|too slow)$/;

const pictureRemedy = (reason = ""): string =>
  notConverted.test(reason)
    ? "Send a JPEG, PNG, WebP or GIF of at most 50 megapixels: the site leaves others out"
    : "Serve the file without a redirect, or leave the picture out";

const fetchFault = (url: string, fetchPicture: FetchPicture): Promise<string | undefined> =>
  fetchPicture(url).then(
    () => undefined,
    (fault: unknown) => String(Reflect.get(Object(fault), "reason") ?? "no answer"),
  );

const schemas: Readonly<Record<string, { properties?: object }>> = contract.components.schemas;

/** Advice on optional fields that no item of a list tells, though a sentence, a filter or a drawing hangs on them. */
function absentProblems({ park, units = [], services, surfaces = [], parking }: Content): Problem[] {
  const zones = parking ? [parking.residentsMap, parking.visitorsMap].flatMap((map) => map.zones) : [];
  return [
    ...absentIn(
      "/pavilions",
      wantedOf("Pavilion").filter((field) => !ofWarehouses.includes(field)),
      units,
    ),
    ...absentIn(
      "/pavilions of warehouses",
      ofWarehouses,
      units.filter(({ category }) => category === "warehouse"),
    ),
    ...absentIn("/services", wantedOf("Service"), services),
    ...absentIn("/media-facade-solutions", wantedOf("MediaFacadeSolution"), surfaces),
    ...absentIn("/init bodies", wantedOf("Body"), park.buildings),
    ...absentIn("/init departments", ["role"], park.contacts.departments),
    ...absentIn("/pages/parking zones", wantedOf("ParkingZone"), zones),
  ];
}

const ofWarehouses = ["gates", "heatedTo"];

/** Fields whose words in the contract say what the site leaves out without them. */
const wantedOf = (schema: string): string[] =>
  Object.entries(schemas[schema]?.properties ?? {}).flatMap(([field, { description }]) =>
    /without (?:it|them)\b/i.test(description) ? [field] : [],
  );

function absentIn(where: string, wanted: readonly string[], items: readonly object[]): Problem[] {
  const tells = (item: object, field: string) => [Reflect.get(item, field) ?? []].flat().length > 0;
  const absent = wanted.filter((field) => !items.some((item) => tells(item, field)));
  if (items.length === 0 || absent.length === 0) return [];
  const remedy = "Send what you know: openapi.json tells what the site leaves out without each";
  return [{ where, what: `no item tells ${absent.join(", ")}`, remedy, breaks: false }];
}
