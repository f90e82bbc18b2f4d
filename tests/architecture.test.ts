import { describe, expect, test } from "vitest";
import { parkName } from "../views/park/park-name.ts";
import { importsOf, isOwn, offenders, packageOf, sources, stylesheets, textOf } from "./support/source-files.ts";

const server = sources("server");
const views = sources("views");
const inBrowser = views.filter((file) => file.startsWith("views/browser/"));
const islands = views.filter((file) => file.startsWith("views/islands/"));
const pure = views.filter((file) => !inBrowser.includes(file));

/** Whether a file of the views, with all that it imports, is free of React: the browser's script may share it. */
function knowsNoReact(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return true;
  seen.add(file);
  if (!file.startsWith("views/") || file.endsWith(".tsx")) return false;
  return importsOf(file).every((name) => knowsNoReact(name, seen));
}

describe("Imports", () => {
  test("views import views, react and, each in one file, the search's index and the code of an address", () => {
    const only: Record<string, string> = {
      minisearch: "views/search/site-index.ts",
      uqr: "views/units/sheet/QrCode.tsx",
    };
    expect(
      offenders(pure, (name, file) => (only[name] ?? file) === file && (name in only || /^views\/|^react$/.test(name))),
    ).toEqual([]);
  });
  test("no two files import each other, not even types: put what both need into a third", () => {
    const all = new Map([...server, ...views].map((file) => [file, new Set(importsOf(file))]));
    const mutual = [...all].flatMap(([file, names]) =>
      [...names].filter((name) => all.get(name)?.has(file)).map((name) => `${file} and ${name}`),
    );
    expect(mutual).toEqual([]);
  });
  test("no two folders of views import each other: what both need goes into views/content or views/ui", () => {
    const room = (file: string) => file.split("/").slice(0, 2).join("/");
    const pairs = views.flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith("views/") && name.split("/").length > 2 && room(name) !== room(file))
        .map((name) => ({ from: room(file), to: room(name), line: `${file} imports ${name}` })),
    );
    const mutual = pairs.filter(({ from, to }) => pairs.some((other) => other.from === to && other.to === from));
    expect(mutual.map(({ line }) => line)).toEqual([]);
  });
  test("views do not import the browser's script, and use no clock, process or fetch", () => {
    expect(offenders(pure, (name) => !name.startsWith("views/browser/"))).toEqual([]);
    const impure = /\bprocess\.|\bfetch\(|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/;
    expect(pure.filter((file) => !islands.includes(file) && impure.test(textOf(file)))).toEqual([]);
  });
  test("the server imports the server and views, never the browser's script", () => {
    expect(
      offenders(
        server,
        (name) => !isOwn(name) || (/^(?:server|views)\//.test(name) && !name.startsWith("views/browser/")),
      ),
    ).toEqual([]);
  });
  test("the browser's script imports itself, islands, htmx, preact, and views without React", () => {
    const allowed = /^views\/(?:browser|islands)\/|^(?:htmx\.org|preact|react)(?:\/|$)|^react-dom\/client$/;
    expect(offenders(inBrowser, (name) => allowed.test(name) || knowsNoReact(name))).toEqual([]);
  });
  test("islands import only islands and react", () => {
    expect(offenders(islands, (name) => name.startsWith("views/islands/") || name === "react")).toEqual([]);
  });
  test("the parts without a noun and the filter engine import no subject: definitions and links live with their subject", () => {
    const inside = (folder: string) => views.filter((file) => file.startsWith(`views/${folder}/`));
    expect(offenders(inside("ui"), (name) => /^views\/(?:ui\/|routes\.ts$)|^react$/.test(name))).toEqual([]);
    const allowed = /^views\/(?:filters\/|ui\/|routes\.ts$)|^react$/;
    expect(offenders(inside("filters"), (name) => allowed.test(name))).toEqual([]);
  });
  test("server layers import downwards, and siblings do not import each other", () => {
    const siblings = ["http", "enquiries", "contract", "media"];
    const ground = ["log", "process", "concurrency", "config.ts"];
    /** Programs may import every layer. The folder `check-api` holds the parts of one program. */
    const isProgram = /^server\/(?:[^/]+|check-api\/.+)$/;
    const layer = (file: string) => file.split("/")[1] ?? "";
    const wrong = offenders(server, (name, file) => {
      if (!name.startsWith("server/") || isProgram.test(file)) return true;
      const from = layer(file);
      const to = layer(name);
      if (ground.includes(to) || from === to) return true;
      return siblings.includes(from) ? to === "content" || to === "render" : false;
    });
    expect(wrong).toEqual([]);
  });
  test("the stand-in API imports no project file but the colours", () => {
    const files = server.filter((file) => file.startsWith("server/stand-in/"));
    const allowed = /^(?:node:|server\/stand-in\/|sharp$|views\/park\/colours\.ts$)/;
    expect(offenders(files, (name) => allowed.test(name))).toEqual([]);
  });
});

describe("One place for each thing", () => {
  test("only the programs read the environment", () => {
    const readers = server.filter((file) => /\bprocess\.env\b(?!\.\w+ = )/.test(textOf(file)));
    const programs = ["main", "serve", "release", "bundle/build", "enquiries/enquiries-cli", "check-api"].map(
      (name) => `server/${name}.ts`,
    );
    expect(readers.filter((file) => !programs.includes(file))).toEqual([]);
  });
  test("raw HTML enters a page in two files only", () => {
    const users = views.filter((file) => /dangerouslySetInnerHTML/.test(textOf(file)));
    expect(users.sort()).toEqual(["views/ui/JsonLd.tsx", "views/ui/RichText.tsx"]);
  });
  test("one function orders prices and rates: an unknown one, 0, comes last", () => {
    const subtracts = /\b[\w.]+\.(?:price|rate) - [\w.]+\.(?:price|rate)\b/;
    expect(views.filter((file) => subtracts.test(textOf(file)) && file !== "views/units/list-order.ts")).toEqual([]);
  });
  test("only the typographer handles no-break spaces: sources contain plain Russian", () => {
    const marked = [...server, ...views].filter((file) => /\u00a0|\\u00a0|&nbsp;/.test(textOf(file)));
    expect(marked).toEqual(["server/render/typeset.ts"]);
  });
  test("only views/content/opening-hours.ts interprets the content's Russian words", () => {
    const pattern = /(?:^|[(=>,:[|&?!])\s*\/(?![/*])[^/\n]*[а-яё]{2}[^/\n]*\/[dgimsuvy]*(?:[.,;)\]]|$)/i;
    const comparison = /[!=]== "[^"]*[а-яё]|\.(?:includes|startsWith|endsWith)\("[^"]*[а-яё]/i;
    const decides = (line: string) => pattern.test(line.replace(/\[[^\]]*\]/g, "")) || comparison.test(line);
    const wordReaders =
      /^views\/(?:content\/opening-hours|ui\/format|filters\/read-number|search\/[a-z]+-words)\.ts$|^server\/content\/label-words\.ts$/;
    const wrong = [...server, ...views].filter(
      (file) => !wordReaders.test(file) && textOf(file).split("\n").some(decides),
    );
    expect(wrong, "ask for a field of the contract").toEqual([]);
  });
  test("labels of buildings and units get their word from views/ui/format.ts: some bring one", () => {
    const prefixed =
      /корпус(?:а|е|у|ом|ов|ах)?(?:"\})? \$?\{(?!number\(|parkName)|(?:№|помещение|"помещения?"\}) \$?\{/i;
    const writers = [...server, ...views].filter((file) =>
      textOf(file)
        .split("\n")
        .some((line) => prefixed.test(line)),
    );
    expect(writers, "use buildingWords or unitNumberWords: a label may bring its word").toEqual([]);
  });
  test.each([
    ["what an id is", /\[1-9\]\\d\{0,14\}/, ["views/ui/id.ts"]],
    ["how markup is escaped", /"&(?:amp|lt);"(?=[,)])/, ["views/ui/xml.ts"]],
    ["how a wait doubles", /2 \*\* (?!31)/, ["server/concurrency/backoff.ts"]],
  ])("one file knows %s", (_, pattern, files) => {
    expect([...server, ...views].filter((file) => pattern.test(textOf(file)))).toEqual(files);
  });
  test("only views/park knows the park's name; other pages and the server import it", () => {
    const forms = [parkName.plain, parkName.quotedPrepositional.slice(1, -1), parkName.latin];
    const name = new RegExp(forms.map((form) => form.replaceAll(" ", "\\s?")).join("|"), "i");
    const knows = (file: string) => name.test(textOf(file));
    const fictional = /^views\/park\/|^server\/stand-in\//;
    expect([...server, ...views].filter((file) => !fictional.test(file) && knows(file))).toEqual([]);
  });
});

describe("Packages", () => {
  test("of the owner's card are all imported: none may be replaced or dropped", () => {
    const card =
      "express react react-dom preact htmx.org node-fetch express-rate-limit helmet pino vitest supertest playwright";
    const used = new Set(
      [...server, ...views, ...sources("tests"), ...sources("e2e")].flatMap(importsOf).map(packageOf),
    );
    expect(card.split(" ").filter((name) => !used.has(name))).toEqual([]);
  });
  test("that fetch are for the content, pictures and enquiries alone", () => {
    const users = server.filter((file) => importsOf(file).includes("node-fetch"));
    expect(users.sort()).toEqual([
      "server/content/upstream.ts",
      "server/enquiries/delivery.ts",
      "server/media/fetch-picture.ts",
    ]);
  });
  test("that know SQL are for the stores alone", () => {
    const users = server.filter((file) => importsOf(file).some((name) => /^(?:pg|node:sqlite)$/.test(name)));
    expect(users.filter((file) => !file.startsWith("server/enquiries/"))).toEqual([]);
  });
});

describe("Browser tests", () => {
  test("set a window's letters by e2e/support/letters.ts alone: the next test gets the same window", () => {
    const setting = sources("e2e").filter((file) => textOf(file).includes("Page.setFontSizes"));
    expect(setting).toEqual(["e2e/support/letters.ts"]);
  });
});

describe("Names and sizes", () => {
  const all = [...server, ...views];
  test("no file is called index, utils, helpers, common or misc", () => {
    expect(all.filter((file) => /(?:^|\/)(?:index|utils?|helpers?|common|misc)(?:\/|\.tsx?$)/.test(file))).toEqual([]);
  });
  test("no file is longer than 400 lines, stylesheets included", () => {
    const long = [...all, ...stylesheets].filter((file) => textOf(file).split("\n").length > 401);
    expect(long, "it holds more than one idea").toEqual([]);
  });
  test("no declaration takes two values from a list that it writes itself: each value has a statement", () => {
    const tuple = /\b(?:const|let) \[[^\]]*,[^\]]*\] = \[(?!\.\.\.)/;
    const files = [...all, ...sources("tests"), ...sources("e2e")];
    expect(files.filter((file) => tuple.test(textOf(file)))).toEqual([]);
  });
  test("nothing is exported by default", () => {
    expect(all.filter((file) => /^export default /m.test(textOf(file)))).toEqual([]);
  });
  test("no comment is wider than 120 columns, and biome breaks code at the same width", () => {
    const comment = /^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/\s/;
    const wide = [...all, ...stylesheets, ...sources("tests"), ...sources("e2e")].flatMap((file) =>
      textOf(file)
        .split("\n")
        .flatMap((line, at) => (line.length > 120 && comment.test(line) ? [`${file}:${at + 1}`] : [])),
    );
    expect(wide, "break these comments, or say it shorter").toEqual([]);
    expect(textOf(".biome.json")).toContain('"lineWidth": 120');
  });
  test("no loop has its condition on its own line, and the rules of code have no exception", () => {
    const joined = [...all, ...sources("tests"), ...sources("e2e")].filter((file) =>
      /^\s*(?:for|while) \(.*\) if \(/m.test(textOf(file)),
    );
    expect(joined, "give the condition a line").toEqual([]);
    expect(textOf(".biome.json")).not.toContain("overrides");
  });
});
