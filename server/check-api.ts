import { parseArgs } from "node:util";
import { allForms } from "../views/enquiries/all-forms.ts";
import { payloadOf } from "../views/enquiries/define-form.ts";
import { type Config, readConfig } from "./config.ts";
import { createContentApi } from "./content/content-api.ts";
import { pictureAddresses } from "./content/picture-address.ts";
import { openUpstream } from "./content/upstream.ts";
import { checkReads, everyPage } from "./contract/check-reads.ts";
import { isUsable, type Problem, problemLines } from "./contract/problem.ts";
import { createDelivery } from "./enquiries/delivery.ts";
import { fetchPicture } from "./media/fetch-picture.ts";
import { siteOf } from "./site-settings.ts";
import { contradictionProblems, pageProblems } from "./walk-pages.ts";

const walkMaxMs = 3_600_000;

const help = `Checks a content API against the contract of this site:
  npm run check-api -- URL            reads every call, tries queries and pictures, walks the pages; a line a problem
  npm run check-api -- URL --submit   also sends one example of every form: real requests, to be thrown away
Exit code 1 where a page could not be shown, 2 where the command was not understood.`;

/** Checks the calls, then walks the pages that visitors would see. */
async function problemsOf(baseUrl: string, config: Config): Promise<Problem[]> {
  // One for each check: it pauses calls that have failed.
  const upstream = () => openUpstream({ baseUrl, timeoutMs: config.apiTimeoutMs, log: () => {} });
  const pictureOrigins = [new URL(baseUrl).origin, ...config.mediaOrigins];
  const { problems } = await checkReads(upstream(), pictureOrigins, fetchPicture);
  if (problems.some(({ where }) => everyPage.includes(where))) return problems;
  const content = createContentApi({
    ask: upstream(),
    freshMs: walkMaxMs,
    pictureOrigins,
    siteOrigin: config.siteUrl,
    pictures: pictureAddresses(() => [""]),
    log: () => {},
  });
  const pages = await pageProblems(content, siteOf(config));
  const news = pages.filter(({ what }) => !problems.some(({ where }) => what.includes(`GET ${where}:`)));
  return [...problems, ...news, ...(await contradictionProblems(content))];
}

async function submitExamples(baseUrl: string, key: string, timeoutMs: number): Promise<string[]> {
  const deliver = createDelivery({ baseUrl, key });
  const locked = { pavilionName: "", square: 1, body: "1", floor: 1 };
  return Promise.all(
    Object.values(allForms).map(async (form) => {
      const payload = { ...payloadOf(form, form.example, form.about && { id: 1, locked }), roistat: "nocookie" };
      const enquiry = { id: crypto.randomUUID(), form: form.name, payload };
      const answer = await deliver(enquiry, timeoutMs);
      return `POST /callbacks/${form.name}: ${answer.outcome}${"reason" in answer ? ` (${answer.reason})` : ""}`;
    }),
  );
}

async function main(): Promise<number> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { submit: { type: "boolean" } } });
    const [given = ""] = positionals;
    if (!/^https?:\/\//.test(given) || !URL.canParse(given)) {
      print(help);
      return 2;
    }
    const baseUrl = given.replace(/\/+$/, "");
    const config = readConfig(process.env);
    const { apiKey, apiTimeoutMs } = config;
    const problems = await problemsOf(baseUrl, config);
    for (const line of problemLines(problems)) print(line);
    if (values.submit) for (const line of await submitExamples(baseUrl, apiKey, apiTimeoutMs)) print(line);
    const usable = isUsable(problems);
    print(usable ? "Every page can be shown." : "Not every page can be shown.");
    return usable ? 0 : 1;
  } catch (error) {
    print(error instanceof Error ? error.message : help);
    return 2;
  }
}

process.exitCode = await main();
