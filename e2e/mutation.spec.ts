import { xssPayloads } from "../tests/support/hostile/xss-corpus.ts";
import { safeHtml } from "../tests/support/pages/safe-text.ts";
import { expect, test } from "./support/running-site.ts";

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
const mutationPayloads: readonly string[] = roots.flatMap((root) =>
  rawElements.flatMap((raw) => waysOut.map((wayOut) => `${root}<${raw}>${wayOut(raw)}`)),
);

const payloads = [...xssPayloads, ...mutationPayloads];

/** Elements and attributes, as "a[href]", after a browser parses and serialises each text three times. */
function kindsAfterReading(htmls: readonly string[]): string[] {
  window.alert = () => document.body.setAttribute("data-ran", "");
  const kinds = new Set<string>();
  for (let html of htmls) {
    for (let times = 0; times < 3; times += 1) {
      const place = document.createElement("div");
      document.body.append(place);
      place.innerHTML = html;
      html = place.innerHTML;
      for (const element of place.querySelectorAll("*")) {
        kinds.add(
          element.localName + (element.namespaceURI === document.documentElement.namespaceURI ? "" : " foreign"),
        );
        // A form may have a field called "attributes".
        for (const name of Element.prototype.getAttributeNames.call(element))
          kinds.add(`${element.localName}[${name}]`);
      }
      place.remove();
    }
  }
  return [...kinds].sort();
}

/** Runs in a page. Resolves when a picture has not loaded, and the tasks that were waiting then are over. */
const failedLoad = async () => {
  const picture = new Image();
  const failed = new Promise((resolve) => picture.addEventListener("error", resolve, { once: true }));
  picture.src = "nowhere:";
  document.body.append(picture);
  await failed;
  await new Promise((resolve) => setTimeout(resolve));
};

const allowed =
  /^(?:(?:p|br|h[234]|ul|ol|li|dl|dt|dd|strong|em|b|i|a|blockquote|table|caption|thead|tbody|tr|th|td|img|sub|sup|hr)|a\[(?:href|rel)\]|table\[(?:tabindex|aria-label)\]|img\[(?:src|alt|width|height|loading)\]|t[hd]\[(?:colspan|rowspan|scope)\])$/;

test("no text of the content becomes forbidden markup, even after repeated parsing", async ({ page }) => {
  await page.goto("about:blank");
  const kinds = await page.evaluate(kindsAfterReading, payloads.map(safeHtml));
  expect(kinds.filter((kind) => !allowed.test(kind))).toEqual([]);
  // Handlers of what cannot load run later, in the order of the loads: one of ours comes last.
  await page.evaluate(failedLoad);
  await expect(page.locator("body")).not.toHaveAttribute("data-ran");
});

test("the same texts become such markup without the sanitiser", async ({ page }) => {
  await page.goto("about:blank");
  await page.evaluate(kindsAfterReading, [img]);
  await expect(page.locator("body")).toHaveAttribute("data-ran");
  // Some of them leave the page.
  const kinds = await page.evaluate(kindsAfterReading, payloads);
  expect(kinds.filter((kind) => !allowed.test(kind)).length).toBeGreaterThan(50);
  expect(kinds).toContain("img[onerror]");
});
