import { describe, expect, test } from "vitest";
import { unitOf } from "../../../views/content/content.ts";
import { allForms } from "../../../views/enquiries/all-forms.ts";
import { longDate } from "../../../views/ui/format.ts";
import { arrivedWith, freshValues } from "../../support/enquiries/fresh-posts.ts";
import { postForm } from "../../support/enquiries/post.ts";
import { monthAhead } from "../../support/moment.ts";
import { plain } from "../../support/pages/page-text.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile({ env: { RATE_LIMIT_REQUESTS: "10000" } });
const opened = (query: string) => site.read(`/requests/rent${query}`);
/** What the API got for a form with these further fields. */
async function sent(fields: string, comment = "") {
  const values = freshValues(allForms.rent);
  const body = new URLSearchParams([
    ...new URLSearchParams(fields),
    ["phone", values.phone ?? ""],
    ["comment", comment],
  ]);
  const { status, headers, html } = await postForm(site, "/requests/rent", body);
  const arrived = arrivedWith(site, values.phone)[0]?.body as Record<string, unknown> | undefined;
  return { status, address: headers.location ?? "", html, arrived, comment: String(arrived?.comment ?? "") };
}
/** The thanks page that a browser without script is led to, and its address. */
async function thanked(fields: string) {
  const { address } = await sent(fields);
  return { address, ...(await site.read(address)) };
}

const join = "pavilionId=1082&pavilionId=1083";
const shortlist = "pavilionId=1082&compare=1082%2B1083&compare=1078";

describe("An enquiry about neighbours together", () => {
  test("shows both with their sum, and no field of one of them", async () => {
    const { html, words } = await opened("?pavilionId=1082&pavilionId=1083");
    expect(words).toContain("Офис 258,7 м²: два соседних помещения");
    expect(words).toContain("589 480 ₽ в месяц");
    expect(html).not.toContain('name="square"');
  });
  test("names the first unit in the payload and both at the head of the comment", async () => {
    const { arrived, comment } = await sent(join, "Смотреть можно в среду.");
    const unit = unitOf(site.content, 1082);
    expect(arrived).toMatchObject({ pavilionId: 1082, square: unit?.square, body: "4", floor: 7 });
    expect(comment).toBe(
      "Вместе: 407-14 + 407-15, офис 258,7 м², корпус 4, этаж 7, 589 480 ₽ в месяц.\n\nСмотреть можно в среду.",
    );
  });
});

describe("The thanks page, to which a browser without script is led,", () => {
  test("leads back to neighbours together", async () => {
    expect((await thanked(join)).html).toContain('href="/pavilions/1082+1083"');
  });
  test("leads back to a shortlist, and repeats neither its offers nor the question", async () => {
    const { address, html, words } = await thanked(`${shortlist}&take=all&question=people%3D35&asked=yes`);
    expect(html).toContain('href="/compare?compare=1082+1083&amp;compare=1078"');
    expect(words).not.toContain("258,7 м²");
    expect(words).not.toContain("35 человек");
    expect(address).not.toMatch(/phone|name=|comment|people/);
  });
});

describe("An enquiry about a shortlist", () => {
  test("names every offer, and that one of them is wanted", async () => {
    const { comment } = await sent(`${shortlist}&take=one`);
    expect(comment.split("\n")).toEqual([
      "Подборка из 2:",
      "1) 407-14 + 407-15, офис 258,7 м², корпус 4, этаж 7, 589 480 ₽ в месяц",
      "2) 404-10, офис 221,8 м², корпус 4, этаж 4, 565 590 ₽ в месяц",
      "Выберем подходящее из подборки.",
    ]);
  });
  test("sums all where all are wanted", async () => {
    expect((await sent(`${shortlist}&take=all`)).comment).toContain("Берём всё сразу: 1 155 070 ₽ в месяц.");
  });
  test("sends exactly the keys of the specification", async () => {
    const keys = Object.keys((await sent(`${shortlist}&take=all`)).arrived ?? {}).sort();
    expect(keys).toEqual(["body", "comment", "floor", "key", "name", "pavilionId", "phone", "roistat", "square"]);
  });
});

describe("The question that a visitor came with", () => {
  const query = `?pavilionId=1078&people=35&priceTo=1500000&freeBy=${monthAhead(2)}`;
  const day = plain(longDate(monthAhead(2)));
  test("is one line of the form with a tick, which goes along", async () => {
    const { html, words } = await opened(query);
    expect(words).toContain(`35 человек, до 1 500 000 ₽ в месяц, въехать к ${day}`);
    const [, asked = ""] = /name="question" value="([^"]+)"/.exec(html) ?? [];
    const question = encodeURIComponent(asked.replaceAll("&amp;", "&"));
    const { comment } = await sent(`pavilionId=1078&question=${question}&asked=yes`);
    expect(comment).toBe(`Ищут: 35 человек, до 1 500 000 ₽ в месяц, въехать к ${day}.`);
  });
  test("stays at home without the tick", async () => {
    const { comment } = await sent("pavilionId=1078&question=people%3D35", "Позвоните утром.");
    expect(comment).toBe("Позвоните утром.");
  });
  test("is absent where nothing was asked, or nonsense", async () => {
    expect((await opened("?pavilionId=1078")).html).not.toContain('name="asked"');
    expect((await opened("?pavilionId=1078&people=много&freeBy=завтра")).html).not.toContain('name="asked"');
  });
  test("survives a refusal with the offers and the tick", async () => {
    const { status, html } = await sent(`${shortlist}&take=all&question=people%3D35&phone=1`);
    // The first of repeated values counts, so the refusal needs a phone of its own.
    expect(status).toBe(422);
    expect(html).toContain('name="compare" value="1082+1083"');
    expect(html).toContain('name="take" value="all"');
    expect(html).toContain('name="question" value="people=35"');
    expect(html).not.toMatch(/name="asked" checked/);
  });
  test("counts to the 4,000 letters of the comment: a longer one is refused, and nothing is cut", async () => {
    const comment = "а".repeat(3990);
    const { status, html, arrived } = await sent("pavilionId=1078&question=people%3D35&asked=yes", comment);
    expect([status, arrived]).toEqual([422, undefined]);
    expect(html).toContain(comment);
  });
});

describe("The person who answers", () => {
  test("stands apart from the initials: bound to them, the name would begin with a space", async () => {
    expect((await opened("?pavilionId=1078")).html).toMatch(/class="face"[^>]*>АВ<\/span><span>Анна/);
  });
  test("is named beside the button and in the thanks, by the kind of the first unit", async () => {
    expect((await opened("?pavilionId=1078")).words).toMatch(/Анна Ветрова перезвонит (?:сегодня|завтра|в|\d+) /);
    expect((await opened("?pavilionId=1121")).words).toMatch(/Павел Орлов перезвонит/);
    const thanks = await site.read("/requests/success?form=rent&pavilionId=1078");
    expect(thanks.words).toMatch(/Анна перезвонит .*\+7 \(900\) 000-55-01/s);
  });
});
