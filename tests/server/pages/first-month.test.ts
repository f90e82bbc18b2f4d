import { expect, test } from "vitest";
import { promotionFor, runningPromotions } from "../../../views/content/promotion.ts";
import { clockFrom } from "../../support/moment.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();

/** The first unit whose first month a promotion makes cheaper, and its rent. */
function promotedUnit() {
  const { news = [], units = [] } = site.content;
  const running = runningPromotions(news, clockFrom()());
  const unit = units.find((candidate) => promotionFor(candidate, running)?.firstMonth !== undefined);
  if (!unit) throw new Error("The stand-in has no unit with a promotion of the first month");
  const part = promotionFor(unit, running)?.firstMonth ?? 1;
  return { unit, rent: new Intl.NumberFormat("ru-RU").format(Math.round(unit.price * part)).replace(/\s/g, " ") };
}

const wherever: readonly [name: string, address: (id: number) => string][] = [
  ["page", (id) => `/pavilions/${id}`],
  ["sheet", (id) => `/pavilions/${id}/sheet`],
  ["shortlist", (id) => `/compare?compare=${id}`],
  ["form of a request", (id) => `/requests/rent?pavilionId=${id}`],
  ["form of a presentation", (id) => `/requests/presentation?pavilionId=${id}`],
  ["thanks for a request", (id) => `/requests/success?form=rent&pavilionId=${id}`],
];

test.each(wherever)("the %s of a unit says the rent of its first month and its condition", async (_, address) => {
  const { unit, rent } = promotedUnit();
  const { words } = await site.read(address(unit.id));
  expect(words.toLowerCase()).toMatch(new RegExp(`первый месяц\\W{1,3}${rent} ₽.*если подписать`));
});

test("the term of the lease says how much longer it is with the discount", async () => {
  const { unit } = promotedUnit();
  expect((await site.read(`/pavilions/${unit.id}`)).words).toContain("Договор от 11 месяцев; со скидкой — от года");
});

test("the description of a unit says it for messengers", async () => {
  const { unit, rent } = promotedUnit();
  const { html } = await site.read(`/pavilions/${unit.id}`);
  const [, shared = ""] = /<meta property="og:description" content="([^"]*)"/.exec(html) ?? [];
  expect(shared).toContain(`первый месяц ${rent} ₽, если подписать`);
});

test("the picture for messengers is another one while a promotion runs; the feed's is one without it", async () => {
  const { unit } = promotedUnit();
  const pictureIn = (text: string) =>
    new RegExp(`/og/units/${unit.id}\\.[0-9a-f]+\\.png`).exec(text)?.[0] ?? "no picture";
  const ofPage = pictureIn((await site.read(`/pavilions/${unit.id}`)).html);
  const ofFeed = pictureIn((await site.read("/feeds/realty.xml")).html);
  expect(ofPage).not.toBe(ofFeed);
  for (const address of [ofPage, ofFeed]) expect((await site.get(address)).status, address).toBe(200);
});
