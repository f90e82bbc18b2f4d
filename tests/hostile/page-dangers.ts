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

/** An attribute's value with decoded entities. */
function unescaped(value: string): string {
  return value
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(quot|lt|gt|colon|Tab|NewLine|amp);/g, (_, name: string) => entities[name] ?? "");
}

/** All tags of a page, without escaped text. Our data blocks contain no markup, but a payload must not close them. */
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

/** Kinds that sanitised text and pictures may have. The stand-in API sends no pictures. */
const allowed =
  `p br h2 h3 h4 ul ol li dl dt dd strong em b i a blockquote table caption thead tbody tr th td img sub sup hr
  a[href] a[rel] table[tabindex] table[aria-label] img[src] img[alt] img[width] img[height] img[loading] th[colspan]
  th[rowspan] th[scope] td[colspan] td[rowspan] img[class] img[decoding] mark`.split(/\s+/);

/** The kinds of elements and attributes in a page, as "a" and "a[href]". */
export function kindsIn(html: string): Set<string> {
  return new Set(
    tagsIn(html).flatMap(({ name, attributes }) => [name, ...attributes.map(([attribute]) => `${name}[${attribute}]`)]),
  );
}

/** Kinds in a page that occur neither in `ours`, pages without payloads, nor in sanitised text. */
export function foreignKindsIn(html: string, ours: ReadonlySet<string>): string[] {
  return [...kindsIn(html)].filter((kind) => !ours.has(kind) && !allowed.includes(kind));
}

const addressed =
  /^(?:href|src|action|formaction|data|xlink:href|poster|srcset|background|ping|hx-(?:get|post|push-url))$/;
const forbiddenTags = /^(?:iframe|object|embed|base|math|style|noscript|xmp|animate|set|plaintext)$/;
const forbiddenAttributes = /^(?:on.*|style|srcdoc|(?:data-)?hx-on.*|hx-vals|hx-headers|http-equiv|is)$/;
const ownScript = /^<script type="(?:application\/(?:ld\+)?json"|module" src="\/build\/)/;
const foreignScheme =
  /^(?:javascript|data|vbscript|livescript|blob|filesystem|file|feed|about|view-source):|^[\\/]{2}|^\/\\|^https?:\\/i;

const headLinks = /^(?:alternate|canonical|preload|stylesheet|icon|apple-touch-icon|manifest)$/;

type Values = ReadonlyMap<string, string>;

/** By element: the condition that makes it dangerous. Our pages also have harmless ones. */
const suspects: Record<string, (values: Values, whole: string) => boolean> = {
  template: (_, whole) => whole !== '<template id="late-styles">',
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
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them before they read the scheme.
        (addressed.test(key) && foreignScheme.test(value.replace(/[\u0000-\u0020]/g, ""))) ||
        (/^(?:data-)?hx-(?:get|post)$/.test(key) && !/^\/(?:fragments|requests)\//.test(value)),
    )
  );
}

/** Duplicate ids and islands of a page: a second one could replace the first. */
function doublesIn(tags: Tag[]): string[] {
  const names = tags.flatMap(({ attributes }) =>
    attributes.filter(([key]) => key === "id" || key === "data-island").map((pair) => pair.join(" ")),
  );
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/** Parts of a page that could run a foreign script, or lead where no page of ours leads. Empty for a safe page. */
export function dangersIn(html: string): string[] {
  const tags = tagsIn(html);
  return [...tags.filter(isDangerous).map(({ whole }) => whole), ...doublesIn(tags)];
}
