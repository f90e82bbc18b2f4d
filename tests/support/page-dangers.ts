type Tag = { whole: string; name: string; attributes: [name: string, value: string][] };

const tagPattern = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]*))?/g;
const ownData = /(<script type="application\/(?:ld\+)?json">)[^<]*(<\/script>)/g;
const entities: Record<string, string> = {
  quot: '"',
  lt: "<",
  gt: ">",
  colon: ":",
  Tab: "\t",
  NewLine: "\n",
  amp: "&",
};

/** The value of an attribute as a browser reads it. */
function unescaped(value: string): string {
  return value
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(quot|lt|gt|colon|Tab|NewLine|amp);/g, (_, name: string) => entities[name] ?? "");
}

/**
 * Every tag of a page, escaped text left alone. What stands in our own data blocks is no markup; it must only not end
 * them.
 */
function tagsIn(html: string): Tag[] {
  return [...html.replace(ownData, "$1$2").matchAll(tagPattern)].map(([whole, name = "", inside = ""]) => ({
    whole,
    name: name.toLowerCase(),
    attributes: [...inside.matchAll(attributePattern)].map(([, key = "", quoted = ""]) => [
      key.toLowerCase(),
      unescaped(quoted.replace(/^["']|["']$/g, "")),
    ]),
  }));
}

/** What sanitised text may have, and what pictures have, of which the stand-in API sends none. */
const allowed =
  `p br h2 h3 h4 ul ol li dl dt dd strong em b i a blockquote table caption thead tbody tr th td img sub sup hr
  a[href] a[rel] table[tabindex] img[src] img[alt] img[width] img[height] img[loading] th[colspan] th[rowspan] th[scope] td[colspan]
  td[rowspan] img[class] img[decoding] mark`.split(/\s+/);

/** The kinds of elements and attributes in a page, as "a" and "a[href]". */
export function kindsIn(html: string): Set<string> {
  return new Set(
    tagsIn(html).flatMap(({ name, attributes }) => [name, ...attributes.map(([attribute]) => `${name}[${attribute}]`)]),
  );
}

/** Kinds in a page that neither `ours`, pages without anything hostile, nor sanitised text may have. */
export function foreignKindsIn(html: string, ours: ReadonlySet<string>): string[] {
  return [...kindsIn(html)].filter((kind) => !ours.has(kind) && !allowed.includes(kind));
}

const addressed =
  /^(?:href|src|action|formaction|data|xlink:href|poster|srcset|background|ping|hx-(?:get|post|push-url))$/;
const forbiddenTags = /^(?:iframe|object|embed|base|math|style|template|noscript|xmp|animate|set|plaintext)$/;
const forbiddenAttributes = /^(?:on.*|style|srcdoc|(?:data-)?hx-on.*|hx-vals|hx-headers|http-equiv|is)$/;
const ownScript = /^<script type="(?:application\/(?:ld\+)?json"|module" src="\/build\/)/;
const foreignScheme =
  /^(?:javascript|data|vbscript|livescript|blob|filesystem|file|feed|about|view-source):|^[\\/]{2}|^\/\\|^https?:\\/i;

const headLinks = /^(?:alternate|canonical|preload|stylesheet|icon|apple-touch-icon|manifest)$/;

type Values = ReadonlyMap<string, string>;

/** By element: what makes one of these dangerous though pages of ours have such elements. */
const suspects: Record<string, (values: Values, whole: string) => boolean> = {
  script: (_, whole) => !ownScript.test(whole),
  meta: (values) => values.get("name") === "referrer",
  link: (values) =>
    !headLinks.test(values.get("rel") ?? "") ||
    (values.get("rel") !== "canonical" && !values.get("href")?.startsWith("/")),
};

function isDangerous({ whole, name, attributes }: Tag): boolean {
  return (
    forbiddenTags.test(name) ||
    suspects[name]?.(new Map(attributes), whole) === true ||
    attributes.some(
      ([key, value]) =>
        forbiddenAttributes.test(key) ||
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them before they read the scheme
        (addressed.test(key) && foreignScheme.test(value.replace(/[\u0000-\u0020]/g, ""))) ||
        (/^(?:data-)?hx-(?:get|post)$/.test(key) && !/^\/(?:fragments|requests)\//.test(value)),
    )
  );
}

/** Ids and islands that a page has more than once: a second one could take the place of the first. */
function doublesIn(tags: Tag[]): string[] {
  const names = tags.flatMap(({ attributes }) =>
    attributes.filter(([key]) => key === "id" || key === "data-island").map((pair) => pair.join(" ")),
  );
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/**
 * What in a page could run a script that is not ours, or lead where no page of ours leads. Empty for a page that is as
 * it should be.
 */
export function dangersIn(html: string): string[] {
  const tags = tagsIn(html);
  return [...tags.filter(isDangerous).map(({ whole }) => whole), ...doublesIn(tags)];
}
