import { describe, expect, test } from "vitest";
import {
  type Decision,
  decide,
  type EnquiryPost,
  payloadOfPost,
  readPost,
} from "../../../server/enquiries/enquiry-post.ts";
import { allForms } from "../../../views/enquiries/all-forms.ts";
import { freshPhone } from "../../support/enquiries/fresh-posts.ts";
import { postForm } from "../../support/enquiries/post.ts";
import { wordsOf } from "../../support/pages/page-text.ts";
import { startFaultyUpstream } from "../../support/servers/faulty-upstream.ts";
import { siteForFile, siteForTest } from "../../support/sites/site-for-file.ts";
import type { TestSite } from "../../support/sites/test-site.ts";

/** Both are units of the stand-in that nobody else holds. */
const offers = [
  ["compare", "1082+1083"],
  ["compare", "1078"],
  ["take", "all"],
] as const;
const question = [
  ["question", "people=35"],
  ["asked", "yes"],
] as const;
const carried = { "no more": [], offers, question, "offers and question": [...offers, ...question] } as const;
const typed = { name: "Осторожный Тест", comment: "Смотреть можно в среду." };
const gone = "99999";

type Pairs = readonly (readonly [string, string])[];

/** The fields that a form of this HTML would send, its ticked box too. */
function fieldsIn(html: string): [string, string][] {
  const form = /<form\b[^>]*data-request[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  const unescaped = (text = "") => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  const attribute = (tag: string, name: string) => unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]);
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/type="checkbox"/.test(tag) || /\bchecked\b/.test(tag))
    .map((tag): [string, string] => [attribute(tag, "name"), attribute(tag, "value")]);
  const areas = [...form.matchAll(/<textarea\b([^>]*)>([^<]*)<\/textarea>/g)];
  return [...inputs, ...areas.map(([, tag = "", text]): [string, string] => [attribute(tag, "name"), unescaped(text)])];
}

const bodyOf = (more: Pairs, changes: Record<string, string>) =>
  new URLSearchParams([
    ...Object.entries({ pavilionId: "1082", ...typed, phone: freshPhone(), ...changes }),
    ...more.map(([name, value]) => [name, value]),
  ]);

/** Every value that was sent stands in the form again, as often as it was sent. */
function expectKept(html: string, sent: URLSearchParams): void {
  const kept = fieldsIn(html).map((pair) => pair.join("="));
  for (const [name, value] of sent)
    if (name !== "website") expect(kept, html.slice(0, 300)).toContain(`${name}=${value}`);
}

const site = siteForFile({ env: { RATE_LIMIT_REQUESTS: "100000" } });

/** Who asks visitors to call says when somebody answers. */
const answeredPhone = /звоните: \+7 \(495\) 000-00-55(?:, доб\. \d+)? ?, по будням с 9:00 до 18:00\./;

/** Posts that end so. */
const outcomes = {
  wrong: { status: 422, changes: { phone: "+7916" } },
  confirm: { status: 200, changes: { website: "https://filled.example" } },
} as const;

describe.each(Object.entries(carried))("A post with %s", (_, more) => {
  describe.each(Object.entries(outcomes))("that ends as %s", (_name, { status, changes }) => {
    test.each([
      ["page", {}],
      ["dialog", { "HX-Request": "true" }],
    ] as const)("keeps every value in the %s", async (_place, headers) => {
      const sent = bodyOf(more, changes);
      const answer = await postForm(site, "/requests/rent", sent, headers);
      expect(answer.status).toBe(status);
      expectKept(answer.html, sent);
      expect(answer.html.includes('aria-invalid="true"'), "shows the wrong field").toBe(status === 422);
    });
  });

  test("that is refused for its number keeps every value on the page, and its dialog is left as it is", async () => {
    const limited = await siteForTest({ RATE_LIMIT_REQUESTS: "1" });
    await postForm(limited, "/requests/rent", bodyOf(more, {}));
    const sent = bodyOf(more, {});
    const page = await postForm(limited, "/requests/rent", sent);
    expect(page.status).toBe(429);
    expectKept(page.html, sent);
    const dialog = await postForm(limited, "/requests/rent", sent, { "HX-Request": "true" });
    expect([dialog.status, dialog.html.includes("<form")]).toEqual([429, false]);
    for (const { html } of [page, dialog]) expect(wordsOf(html)).toMatch(answeredPhone);
  });

  test("about a unit that is gone offers all of it as a message, and leaves its dialog as it is", async () => {
    const sent = bodyOf(more, { pavilionId: gone });
    const page = await postForm(site, "/requests/rent", sent);
    expect(page.status).toBe(404);
    const fields = Object.fromEntries(fieldsIn(page.html));
    expect(fields).toMatchObject({ name: typed.name, phone: sent.get("phone") });
    const words = {
      "1082+1083": "407-14 + 407-15",
      "1078": "404-10",
      all: "Берём всё сразу",
      "people=35": "Ищут: 35 человек",
      yes: "Ищут",
    };
    for (const [, value] of more)
      expect(fields.comment?.replace(/\s/g, " ")).toContain(words[value as keyof typeof words]);
    expect(fields.comment).toContain(typed.comment);
    const dialog = await postForm(site, "/requests/rent", sent, { "HX-Request": "true" });
    expect([dialog.status, dialog.html.includes("<form")]).toEqual([404, false]);
    for (const { html } of [page, dialog]) expect(wordsOf(html)).toMatch(answeredPhone);
  });

  test.each([
    [502, "rejected"],
    [503, "503"],
  ] as const)("that ends with %i keeps every value", async (status, mode) => {
    const upstream = await startFaultyUpstream();
    const failing = await siteWithSubmissionsTo(upstream.url);
    upstream.mode = mode;
    for (const headers of [{}, { "HX-Request": "true" }]) {
      const sent = bodyOf(more, {});
      const answer = await postForm(failing, "/requests/rent", sent, headers);
      expect(answer.status).toBe(status);
      expectKept(answer.html, sent);
    }
    await upstream.close();
  });

  test("that is confirmed arrives with all of it, as one sent at once does", async () => {
    const sent = bodyOf(more, {});
    const trapped = new URLSearchParams([...sent, ["website", "x"]]);
    const { html } = await postForm(site, "/requests/rent", trapped);
    expect((await postForm(site, "/requests/rent", new URLSearchParams(fieldsIn(html)))).status).toBe(303);
    const direct = new URLSearchParams(sent);
    direct.set("phone", freshPhone());
    await postForm(site, "/requests/rent", direct);
    const arrivedWith = (phone: string | null) => site.standIn?.received.find(({ body }) => body.phone === phone)?.body;
    const confirmed = arrivedWith(sent.get("phone"));
    expect(confirmed).toBeDefined();
    expect({ ...confirmed, phone: "" }).toEqual({ ...arrivedWith(direct.get("phone")), phone: "" });
  });
});

/** A site without a store, whose API answers forms only: the units stay unknown. */
const siteWithSubmissionsTo = (url: string): Promise<TestSite> =>
  siteForTest({ NODE_ENV: "production", DATA_DIR: "", API_BASE_URL: url, API_TIMEOUT_MS: "1000" });

describe("The object of a post", () => {
  const body = {
    pavilionId: gone,
    pavilionName: "Офис 42",
    square: "42,5",
    body: "4",
    floor: "−1",
    phone: freshPhone(),
  };
  const parts = { form: allForms.rent, body, query: {}, claims: undefined };

  test("that does not exist is kept only if the post came too often: its form is sent again later", () => {
    const { content } = site;
    expect(readPost({ ...parts, content, retryAfterSeconds: undefined }).subject).toBeUndefined();
    expect(readPost({ ...parts, content, retryAfterSeconds: 60 }).subject).toMatchObject({ id: Number(gone) });
  });
  test("is what its form says while the content is unknown", () => {
    const post = readPost({ ...parts, content: undefined, retryAfterSeconds: undefined });
    expect(payloadOfPost(post)).toMatchObject({ pavilionId: Number(gone), square: 42.5, body: "4", floor: -1 });
  });
});

describe("The decision about a post", () => {
  const post = (changes: Partial<EnquiryPost>): EnquiryPost => ({
    form: allForms.rent,
    subject: { id: 1, kind: "", name: "", title: "", locked: {}, facts: [] },
    asked: undefined,
    values: {},
    errors: {},
    isTrapped: false,
    retryAfterSeconds: undefined,
    ...changes,
  });
  const refused = { retryAfterSeconds: 60 };
  const missing = { subject: undefined };
  const wrong = { errors: { phone: "x" } };
  const trapped = { isTrapped: true };
  test.each<[Decision, Partial<EnquiryPost>]>([
    ["send", {}],
    ["send", { form: allForms.callback, ...missing }],
    ["confirm", trapped],
    ["wrong", { ...wrong, ...trapped }],
    ["gone", { ...missing, ...wrong, ...trapped }],
    ["tooMany", { ...refused, ...missing, ...wrong, ...trapped }],
  ])("is %s by the first fault: who sends too often learns nothing else", (decision, changes) => {
    expect(decide(post(changes))).toBe(decision);
  });
});
