import { type ContentKeeper, type KeepContentOptions, keepContent } from "../../../server/content/keep-content.ts";
import { pictureAddresses } from "../../../server/content/picture-address.ts";
import type { AskUpstream } from "../../../server/content/upstream.ts";
import type { LogEvent } from "../../../server/log/log.ts";
import { clockFrom } from "../moment.ts";
import type { Answers } from "./answering-api.ts";

/** The answers of a park, without HTTP. */
export const askOf =
  (answers: Answers): AskUpstream =>
  async (path) => {
    const [pathname = "", query] = path.split("?", 2);
    const answer = answers(pathname, new URLSearchParams(query));
    return answer && JSON.stringify({ success: true, ...answer });
  };

/** A keeper that reads when it is told to. */
export const keeperOf = (ask: AskUpstream, options: Partial<KeepContentOptions> = {}): ContentKeeper =>
  keepContent({
    ask,
    log: () => {},
    everyMs: 0,
    pictureOrigins: [],
    siteOrigin: "http://site.test",
    pictures: pictureAddresses("key"),
    now: clockFrom(),
    missingPictures: { asText: () => "", includes: () => false },
    ...options,
  });

/** The content of an API, read once. Throws if the parts that every page needs are missing. */
export async function contentOf(ask: AskUpstream, log?: LogEvent) {
  const keeper = keeperOf(ask, log && { log });
  await keeper.pass();
  return keeper.content();
}
