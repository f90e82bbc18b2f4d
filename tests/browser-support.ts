/**
 * `node tests/browser-support.ts`, part of `npm run lint`.
 * Checks the built styles and the browser script against the browsers in package.json, by MDN's compatibility data.
 * `enhancements` lists the optional features, with each one's fallback for visitors.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CompatData, Identifier, SupportStatement } from "@mdn/browser-compat-data/types";
import { freshBuild } from "./support/sites/fresh-build.ts";

/** Features that a supported browser may lack, with each one's fallback for visitors. */
const enhancements: Readonly<Record<string, string>> = {
  "@page": "the browser's own margins on paper",
  size: "the paper that the printer holds",
  "break-after: avoid": "a heading may stand alone at the foot of a sheet",
  "print-color-adjust": "Chrome knows it with a prefix, which the build adds",
  "::selection": "the system's colour of a selection",
  ":has": "in Firefox before 121: rules of their own, so that no other is dropped with them; each is a comfort",
  "::details-content": "the footer's columns fold, submenus open by a click",
  "@starting-style": "a dialog appears at once",
  "text-size-adjust": "others do not enlarge texts by themselves, or know it with a prefix",
  "text-wrap": "lines of uneven length",
  "grid-template-rows: subgrid": "names and rents of cards side by side stand on lines of their own",
  "cursor: pointer": "a phone has no cursor",
  "content-visibility": "goes with ::details-content",
  "scrollbar-width": "a scroll bar is seen",
  "scrollbar-gutter": "the page moves by a scroll bar's width when a dialog opens",
  resize: "a phone has no handle to resize by",
  "field-sizing": "fields of the size that their attributes say",
  "user-select": "Safari knows it with a prefix, which the build adds",
  "forced-color-adjust": "Safari has no forced colours",
  "@media scripting": "without script a bar that only script fills stays where it is",
  "@font-face size-adjust": "words move a little when the font comes",
  "@font-face ascent-override": "as size-adjust",
  "@font-face descent-override": "as size-adjust",
  "@font-face line-gap-override": "as size-adjust",
  "the event navigate": "`beforeunload` tells that the page is left",
  ".sourceElement": "htmx's own",
  ".config": "htmx's own",
  ".createPolicy": "without Trusted Types nothing has to be trusted",
  ".saveData": "of the Network Information API: where it is unknown, links are prefetched",
  ".effectiveType": "as .saveData",
  "Document.parseHTMLUnsafe": "htmx parses by a policy of Trusted Types or plainly",
  ".share": "«Отправить» opens a letter",
  ".hashChange": "of the Navigation API, which is asked for first; `beforeunload` tells elsewhere",
  ".downloadRequest": "as .hashChange",
  ".sameDocument": "as .hashChange",
};

const require = createRequire(import.meta.url);
const data = require("@mdn/browser-compat-data") as CompatData;
const { browserslist } = require("../package.json") as { browserslist: string[] };
const bcdNames = { chrome: "chrome", safari: "safari", ios_saf: "safari_ios", firefox: "firefox" } as const;
const targets = browserslist.map((line) => {
  const [name = "", version = ""] = line.split(" ");
  return { name: bcdNames[name as keyof typeof bcdNames], version: Number.parseFloat(version) };
});

/** Whether this browser version supports a feature, unprefixed and without a flag. */
const has = (statement: SupportStatement | undefined, version: number): boolean =>
  [statement ?? []].flat().some(({ flags, prefix, alternative_name, version_removed, version_added: added }) => {
    if (flags || prefix || alternative_name || !added || added === "preview") return false;
    const from = Number.parseFloat(added.replace("≤", ""));
    return from <= version && (typeof version_removed !== "string" || Number.parseFloat(version_removed) > version);
  });

/** The targets that lack a feature; undefined if the data does not list it. */
function lacking(feature: Identifier | undefined): string[] | undefined {
  const support = feature?.__compat?.support;
  if (!support) return undefined;
  return targets
    .filter(({ name, version }) => !has(support[name], version))
    .map(({ name, version }) => `${name} ${version}`);
}

const found = new Map<string, { lacks: string[]; where: string }>();
function note(feature: string, lacks: string[] | undefined, where: string): void {
  if (lacks && lacks.length > 0) found.set(feature, { lacks, where });
}

const { properties, selectors, "at-rules": atRules = {} } = data.css as Record<string, Record<string, Identifier>>;

/** A selector list with `:has` in some selectors only. A browser without `:has` drops the whole list. */
function isMixed(prelude: string): boolean {
  const haveHas = prelude.split(/,(?![^(]*\))/).map((selector) => selector.includes(":has("));
  return haveHas.includes(true) && haveHas.includes(false);
}

/** Media features by name, and descriptors of fonts: a browser drops a rule or a line that it does not know. */
function checkConditions(css: string, where: string): void {
  const { media, "font-face": fontFace } = atRules as Record<string, Record<string, Identifier>>;
  for (const [, condition = ""] of css.matchAll(/@media([^{]+)\{/g))
    for (const [, feature = ""] of condition.matchAll(/\(([a-z-]+)/g))
      note(`@media ${feature}`, lacking(media?.[feature.replace(/^(?:min|max)-/, "")]), where);
  for (const [, face = ""] of css.matchAll(/@font-face\{([^}]*)\}/g))
    for (const [, descriptor = ""] of face.matchAll(/(?:^|;)([a-z-]+):/g))
      note(`@font-face ${descriptor}`, lacking(fontFace?.[descriptor]), where);
}

/** What stands before a block: an at-rule, or a list of selectors. */
function checkPrelude(prelude: string, where: string): void {
  const rule = /^@([a-z-]+)/.exec(prelude)?.[1];
  if (rule) {
    note(`@${rule}`, lacking(atRules?.[rule]), where);
    return;
  }
  if (isMixed(prelude)) {
    note(`A list with :has is dropped whole: ${prelude}`, ["firefox"], where);
    return;
  }
  for (const [all, name = ""] of prelude.matchAll(/::?([a-z-]+)/g)) note(all, lacking(selectors?.[name]), where);
}

function checkStyles(file: string): void {
  const css = readFileSync(file, "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/"[^"]*"/g, '""');
  const where = path.basename(file);
  checkConditions(css, where);
  for (const [, prelude = ""] of css.matchAll(/([^{};]+)\{/g)) checkPrelude(prelude, where);
  for (const [, name = "", value = ""] of css.matchAll(/(?<=[{;])([a-z-]+):([^;{}]+)(?=[;}])/g)) {
    if (name.startsWith("-")) continue;
    const lacks = lacking(properties?.[name]);
    note(name, lacks, where);
    if (lacks?.length) continue;
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g))
      note(`${name}: ${word}`, lacking(properties?.[name]?.[word]), where);
  }
}

const interfaces = Object.entries({ ...data.api, ...data.javascript.builtins });
const owners = new Map<string, Identifier[]>();
for (const [, members] of interfaces) {
  for (const [name, member] of Object.entries(members)) {
    const plain = name.replace(/_(?:static|event)$/, "");
    owners.set(plain, [...(owners.get(plain) ?? []), member as Identifier]);
  }
}
const named = new Map(interfaces);
const events = new Map<string, Identifier[]>();
for (const [, members] of interfaces) {
  for (const [name, member] of Object.entries(members)) {
    const [, event] = /^([a-z]+)_event$/.exec(name) ?? [];
    if (event) events.set(event, [...(events.get(event) ?? []), member as Identifier]);
  }
}

/** Flags of regular expressions: a constructor throws on one that it does not know. */
function checkRegularExpressions(source: string, file: string): void {
  const literals = source.matchAll(/[=(,:;!&|?{}[]\s*\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/([a-z]*)/g);
  const constructed = source.matchAll(/\bRegExp\([^\n]*?,\s*"([a-z]+)"\)/g);
  for (const [, flags = ""] of [...literals, ...constructed]) {
    for (const flag of flags) note(`the flag ${flag}`, lacking(flagNamed(flag)), file);
  }
}

/** The member of a regular expression that tells its flag. */
const flagMembers: Readonly<Record<string, string>> = { d: "hasIndices", v: "unicodeSets", y: "sticky" };

function flagNamed(flag: string): Identifier | undefined {
  const members = data.javascript.builtins?.RegExp as Record<string, Identifier> | undefined;
  return members?.[flagMembers[flag] ?? ""];
}

/** What a script names with its owner, the events that it listens to, its globals, its regular expressions. */
function checkNames(source: string, file: string): void {
  const code = withoutTexts(source);
  for (const [, object = "", member = ""] of code.matchAll(/\b([A-Za-z]\w*)\??\.([a-zA-Z]\w+)/g)) {
    const owner = named.get(object) as Record<string, Identifier> | undefined;
    if (owner) note(`${object}.${member}`, lacking(owner[`${member}_static`] ?? owner[member]), file);
  }
  for (const [, event = ""] of source.matchAll(/\baddEventListener\("([a-z]+)"/g)) {
    const verdicts = (events.get(event) ?? []).map(lacking).filter((one) => one !== undefined);
    if (verdicts.length > 0 && verdicts.every((one) => one.length > 0)) note(`the event ${event}`, verdicts[0], file);
  }
  checkRegularExpressions(source, file);
  const globals: Record<string, Identifier | undefined> = { ...data.api.Window, __compat: undefined };
  for (const [, name = ""] of code.matchAll(/(?<![.\w])(?:new )?([a-zA-Z]\w+)\(/g))
    note(`${name}()`, lacking(globals[name] ?? (named.get(name) as Identifier | undefined)), file);
}

const withoutTexts = (source: string): string => source.replace(/"[^"\n]*"/g, '""');

/** A member counts as missing only if no interface with a member of that name supports it in all targets. */
function checkMembers(source: string, file: string): void {
  for (const [, member = ""] of withoutTexts(source).matchAll(/\.([a-zA-Z]\w+)/g)) {
    const verdicts = (owners.get(member) ?? []).map(lacking).filter((one) => one !== undefined);
    if (verdicts.length > 0 && verdicts.every((one) => one.length > 0)) note(`.${member}`, verdicts[0], file);
  }
}

const sourceOf = (file: string): string => readFileSync(file, "utf8").replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, "");

freshBuild();
const built = "public/build";
for (const name of readdirSync(built).filter((one) => one.endsWith(".css"))) checkStyles(path.join(built, name));
for (const folder of ["views/browser", "views/islands"]) {
  for (const name of readdirSync(folder).filter((one) => !one.endsWith(".css"))) {
    const file = path.join(folder, name);
    checkNames(sourceOf(file), file);
    checkMembers(sourceOf(file), file);
  }
}
// The built scripts, with their libraries. This check cannot tell a library's own members from the browser's:
// `e2e/oldest-browsers.spec.ts` removes the later browsers' members and tries the site without them.
for (const name of readdirSync(built).filter((one) => one.endsWith(".js"))) {
  const file = path.join(built, name);
  checkNames(readFileSync(file, "utf8"), file);
}

const faults = [...found].filter(([feature]) => !(feature in enhancements));
const unused = Object.keys(enhancements).filter((feature) => !found.has(feature));
for (const [feature, { lacks, where }] of faults)
  process.stdout.write(`${feature} in ${where}: not in ${lacks.join(", ")}\n`);
for (const feature of unused) process.stdout.write(`${feature}: an enhancement that nothing uses\n`);
if (faults.length + unused.length > 0) process.exitCode = 1;
