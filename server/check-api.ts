import { parseArgs } from "node:util";
import { parkName } from "../views/park/park-name.ts";
import { type Checked, checkContent } from "./check-api/check-content.ts";
import { contradictionProblems } from "./check-api/contradictions.ts";
import { isUsable, problemLines } from "./check-api/findings.ts";
import { submitExamples } from "./check-api/submit-examples.ts";
import { pageProblems } from "./check-api/walk-pages.ts";
import { type Config, readConfig, siteOf } from "./config.ts";
import { openUpstream } from "./content/upstream.ts";
import { createDelivery } from "./enquiries/delivery.ts";
import { pictureFetcher } from "./media/fetch-picture.ts";
import { resize } from "./media/resize.ts";
import { systemNow } from "./process/clock.ts";
import { endOnClosedPipe, endOnOldNode } from "./process/command.ts";

const help = `Checks a content API against the contract of this site:
  npm run check-api -- URL            reads all as the site does, tries pictures, walks the pages; a line a problem
  npm run check-api -- URL --submit   also sends one example of every form: real requests, to be thrown away
Exit code 1 where a page could not be shown or a form did not arrive, 2 where the command was not understood.`;

const pictureWidth = 400;

/** Downloads a picture and converts it as the site does: a file of another format is no picture. */
const convertedBy = (download: (url: string) => Promise<Buffer>) => async (url: string) =>
  resize(await download(url), pictureWidth);

type Walked = Checked & { rendered: number };

/** Checks the calls, then walks the pages that visitors would see. */
async function check(baseUrl: string, config: Config): Promise<Walked> {
  const ask = openUpstream({ baseUrl, timeoutMs: config.apiTimeoutMs });
  const now = systemNow;
  const pictureOrigins = [new URL(baseUrl).origin, ...config.mediaOrigins];
  const checked = await checkContent({
    ask,
    pictureOrigins,
    siteOrigin: config.siteUrl,
    fetchPicture: convertedBy(pictureFetcher(pictureOrigins)),
    now,
  });
  const { content, problems } = checked;
  if (!content) return { ...checked, rendered: 0 };
  const { rendered, problems: ofPages } = pageProblems(content, siteOf(config), now());
  return { ...checked, problems: [...problems, ...ofPages, ...contradictionProblems(content)], rendered };
}

/** What was seen, so that a silent success can be judged. */
function summaryOf({ content, picturesTried, rendered }: Walked): string {
  const units = Map.groupBy(content?.units ?? [], ({ category }) => category);
  const counts = [...units].map(([category, { length }]) => `${length} ${category}`);
  const companies = content?.shops?.length ?? 0;
  return `Units: ${counts.join(", ") || "none"}. Companies: ${companies}. Pictures tried: ${picturesTried}. Pages rendered: ${rendered}.`;
}

/** Whose claims stand on the pages, besides what the API says. */
const statementsLine = ({ parkStatements }: Config): string =>
  parkStatements === "on"
    ? `Pages also claim what only the owner of ${parkName.quoted} can: PARK_STATEMENTS=off leaves it out.`
    : "Pages claim nothing but what the API says (PARK_STATEMENTS=off).";

function formsLine({ problems, unsent }: Awaited<ReturnType<typeof submitExamples>>): string {
  if (problems.length > 0) return "Not every form arrives.";
  if (unsent.length === 0) return "Every form arrives.";
  return `Every form that was sent arrives. Not sent, as the API lists nothing that they are about: ${unsent.join(", ")}.`;
}

async function main(): Promise<number> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { submit: { type: "boolean" } } });
    const [apiUrl = ""] = positionals;
    if (!/^https?:\/\//.test(apiUrl) || !URL.canParse(apiUrl)) {
      print(help);
      return 2;
    }
    const baseUrl = apiUrl.replace(/\/+$/, "");
    // What the site would do with this API as its own.
    const config = readConfig({ ...process.env, API_BASE_URL: baseUrl });
    const { apiKey, apiTimeoutMs } = config;
    const checked = await check(baseUrl, config);
    const deliver = createDelivery({ baseUrl, key: apiKey, now: () => systemNow().getTime() });
    const { content } = checked;
    const sent = values.submit && content ? await submitExamples(deliver, content, apiTimeoutMs) : undefined;
    const refused = sent?.problems ?? [];
    for (const line of problemLines([...checked.problems, ...refused])) print(line);
    print(summaryOf(checked));
    print(statementsLine(config));
    const usable = isUsable(checked.problems);
    print(usable ? "Every page can be shown." : "Not every page can be shown.");
    if (values.submit && !sent) print("No form was sent: it would have no page.");
    if (sent) print(formsLine(sent));
    return usable && refused.length === 0 ? 0 : 1;
  } catch (error) {
    print(error instanceof Error ? error.message : help);
    return 2;
  }
}

endOnOldNode();
endOnClosedPipe();
process.exitCode = await main();
