import { describe, expect, it } from "vitest";
import { allowsPrefetch, pageToPrefetch } from "../../../views/browser/prefetchable.ts";

const here = "https://parallel55.example/news?page=2";

describe("prefetch", () => {
  it("is left out on slow connections and where data is saved", () => {
    expect(allowsPrefetch({ effectiveType: "4g" })).toBe(true);
    expect(allowsPrefetch({})).toBe(true);
    expect(allowsPrefetch({ saveData: true, effectiveType: "4g" })).toBe(false);
    expect(allowsPrefetch({ effectiveType: "2g" })).toBe(false);
    expect(allowsPrefetch({ effectiveType: "slow-2g" })).toBe(false);
  });

  it("fetches other pages of this site", () => {
    expect(pageToPrefetch("/about", here)).toBe("https://parallel55.example/about");
    expect(pageToPrefetch("/news#top", here)).toBe("https://parallel55.example/news");
  });

  it.each([
    "/news?page=2#more",
    "https://other.example/",
    "/requests/callback",
    "/fragments/search",
    "/docs/consent-cookie.pdf",
    "tel:+74950000055",
    "http://[",
  ])("leaves %s alone", (link) => expect(pageToPrefetch(link, here)).toBeUndefined());
});
