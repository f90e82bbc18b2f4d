import { dayInPark } from "../../views/ui/format.ts";
import { createTurns } from "../concurrency/turns.ts";
import type { Clock } from "../process/clock.ts";
import { type ContentTexts, knownIn } from "./content-texts.ts";
import { fieldsIn, type KnownItem } from "./item-answers.ts";
import type { Finding } from "./lenient.ts";
import type { KnownMissing } from "./missing-pictures.ts";
import type { ItemAnswer } from "./next-state.ts";
import type { PictureAddresses } from "./picture-address.ts";
import { oneAfterAnother } from "./pieces.ts";
import { type KeptPart, type PartName, partNames, readPart, textOf } from "./read-parts.ts";
import { createReads } from "./reads.ts";
import { emptyReport, type Report } from "./report.ts";
import { type PictureGate, pictureGate } from "./safe-url.ts";
import { type DueItem, isRequired } from "./schedule.ts";
import type { AskUpstream } from "./upstream.ts";

const callsAtOnceMax = 4;

/** `pictureOrigins` are allowed besides `siteOrigin`, whose pictures are files of the site. */
export type ContentReaderOptions = {
  ask: AskUpstream;
  pictureOrigins: readonly string[];
  siteOrigin: string;
  pictures: PictureAddresses;
  missingPictures: KnownMissing;
  now: Clock;
};

export type ContentReader = ReturnType<typeof createContentReader>;

/** What a read may use again: the part's last good answers, and the answers of the items' own calls. */
export type KnownBefore = { part: KeptPart | undefined; items: ReadonlyMap<string, KnownItem> };

/**
 * Makes the calls of the content API, four at once, and reads their answers in pieces. It keeps no content.
 * `onReport` takes what was left out of each answer.
 */
export function createContentReader(options: ContentReaderOptions, onReport: (report: Report) => void) {
  const { ask, missingPictures, now } = options;
  const reportFindings = (found: Finding[]) => onReport({ ...emptyReport(), findings: found });
  const reportForeignOrigin = (origin: string, url: string) =>
    reportFindings([{ object: "pictures", field: origin, reason: "not in MEDIA_ORIGINS", sent: url }]);
  const gate = pictureGate(options.pictureOrigins, options.pictures, reportForeignOrigin, options.siteOrigin);
  const shownPicture: PictureGate = (url) => {
    const src = gate(url);
    return src && !missingPictures.includes(src) ? src : undefined;
  };
  const today = () => dayInPark(now());
  const reads = createReads(shownPicture, today);
  const inPieces = oneAfterAnother();
  const turns = createTurns(callsAtOnceMax);
  const askInTurn = (path: string, signal?: AbortSignal) =>
    turns.run(async () => {
      signal?.throwIfAborted();
      return ask(path);
    });
  const parsedFor = () => `${today()} ${missingPictures.asText()}`;

  const readWith = async (name: PartName, askOf: AskUpstream, before: KnownBefore, areKeptTexts: boolean) => {
    const report = emptyReport();
    const outside = { reads, inPieces, items: before.items, parsedFor: parsedFor(), report };
    return readPart(name, askOf, { ...outside, areKeptTexts }, before.part).finally(() => onReport(report));
  };

  return {
    /** Past days and missing pictures are dropped when a text is parsed: texts are parsed again if this changes. */
    parsedFor,
    reportFindings,
    /** Reads a part from the API. Throws if one of its calls fails. */
    async part(name: PartName, before: KnownBefore): Promise<KeptPart> {
      // After a fault, the further calls of a part that still wait must not take the turns of other parts.
      const ended = new AbortController();
      const askUntilFault: AskUpstream = (path) => askInTurn(path, ended.signal);
      // The parts that every page needs do not wait behind others, which may hang.
      const askOf = isRequired(name) ? ask : askUntilFault;
      return readWith(name, askOf, before, false).finally(() => ended.abort());
    },
    /** Parses the texts of a known part again, with the answers of its items. */
    async partAgain(name: PartName, part: KeptPart, items: KnownBefore["items"]): Promise<KeptPart> {
      // Companies may turn out to be of a category whose list was not read before.
      const textOrCall: AskUpstream = async (path) => textOf(part, path) ?? askInTurn(path);
      return readWith(name, textOrCall, { part, items }, true);
    },
    /** Reads an item by its own call. Throws if that fails. */
    async item({ part, path, rowHash }: DueItem): Promise<ItemAnswer> {
      const text = (await askInTurn(path)) ?? "";
      return { part, path, rowHash, fields: fieldsIn(reads, path, text) };
    },
    /** What the texts of an earlier process say. Texts that do not fit this version are left out. */
    snapshot(texts: ContentTexts) {
      const { askOf, items, ...seen } = knownIn(texts);
      const readOptions = { reads, inPieces, items, parsedFor: parsedFor(), areKeptTexts: true };
      const restored = partNames.map(async (name) => {
        const part = await readPart(name, askOf(name), readOptions, undefined).catch(() => undefined);
        return [name, part];
      });
      const parts = Promise.all(restored).then(
        (entries): Partial<Record<PartName, KeptPart>> => Object.fromEntries(entries),
      );
      return { seen, items, parts };
    },
  };
}
