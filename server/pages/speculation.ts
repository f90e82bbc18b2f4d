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

/** Page headers: the address of the speculation rules, and the request for the connection's speed (client hints). */
export const speculationHeaders = { "Speculation-Rules": `"${path}"`, "Accept-CH": "ECT" };

/**
 * Prefetches a page whose link is hovered or touched. Empty on slow connections and with `Save-Data`. The rules vary by
 * header, so that pages need not.
 */
export const speculationRules = {
  path,
  varyBy: "Save-Data, ECT",
  of: (saveData: string | undefined, connection = ""): string =>
    saveData === "on" || connection.endsWith("2g") ? "{}" : rules,
};
