const path = "/speculation-rules.json";
const notPages = ["/requests/*", "/fragments/*", "/build/*", "/docs/*", "/media/*"];

/** Browsers that know the header prefetch a page when a visitor hovers over its link or touches it. They heed data saver themselves. */
export const speculation = {
  path,
  headers: { "Speculation-Rules": `"${path}"`, "Accept-CH": "ECT" },
  rules: JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: "/*" },
            { not: { href_matches: notPages } },
            { not: { selector_matches: "[hx-get], [download], [aria-current=page]" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  }),
};
