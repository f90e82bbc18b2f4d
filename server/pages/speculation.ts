const path = "/speculation-rules.json";
const notPages = ["/requests/*", "/fragments/*", "/build/*", "/docs/*", "/media/*"];

const rules = JSON.stringify({
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
});

/**
 * The headers of pages: where the rules are, and that a browser says how fast its connection is when it asks for them.
 */
export const speculationHeaders = { "Speculation-Rules": `"${path}"`, "Accept-CH": "ECT" };

/**
 * What a browser may prefetch: a page whose link is hovered over or touched; nothing on slow connections, nor where the
 * visitor saves data. The rules vary, so that pages need not.
 */
export const speculationRules = {
  path,
  varyBy: "Save-Data, ECT",
  of: (saveData: string | undefined, connection = ""): string =>
    saveData === "on" || connection.endsWith("2g") ? "{}" : rules,
};
