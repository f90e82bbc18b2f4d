import { expect, test } from "vitest";
import { createContentApi } from "../../../server/content/content-api.ts";
import { pictureAddresses } from "../../../server/content/picture-address.ts";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { answersOf } from "../../support/parks/answering-api.ts";

type List = { data: { id: number }[]; meta?: object };

/** The stand-in's answers with a change. */
function contentOf(change: (path: string, query: URLSearchParams, answer: List) => object) {
  const answers = answersOf(park);
  const ask = async (path: string) => {
    const [pathname = "", query] = path.split("?", 2);
    const params = new URLSearchParams(query);
    const answer = answers(pathname, params) as List | undefined;
    return answer && JSON.stringify({ success: true, ...answer, ...change(pathname, params, answer) });
  };
  const addresses = { pictures: pictureAddresses(""), pictureOrigins: [], siteOrigin: "http://site.test" };
  return createContentApi({ ask, freshMs: 1e9, ...addresses, log: () => {} });
}

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test("A unit that moves to the second page of a list between two calls is there once", async () => {
  let last: { id: number } | undefined;
  const content = contentOf((path, query, { data }) => {
    if (path === "/pavilions" && query.get("limit") === "100") last = data.at(-1);
    return path === "/pavilions/paginate" ? { data: [last, ...data] } : {};
  });
  const ids = idsOf(await content.allUnits());
  expect(ids).toEqual(idsOf(park.pavilions));
});

test("A piece of news of two kinds is there once", async () => {
  const content = contentOf((path, query, { data }) =>
    path === "/news" && query.has("type") ? { data: park.news.slice(0, data.length + 1) } : {},
  );
  const ids = idsOf(await content.allNews());
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
});
