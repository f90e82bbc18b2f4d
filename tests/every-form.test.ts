import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allForms } from "../views/requests/all-forms.ts";
import { consent } from "../views/requests/consent.ts";
import { aboutParam } from "../views/requests/define-form.ts";
import { aboutIds, addressOf, arrivedWith, freshValues, thanksOf } from "./support/fresh-posts.ts";
import { plainText } from "./support/plain-text.ts";
import { postForm } from "./support/post.ts";
import { startSite, type TestSite } from "./support/site.ts";

/** The keys of each body upstream, in the contract's order. */
const contract: Record<string, string[]> = {
  callback: ["name", "phone", "comment", "roistat", "key"],
  vacancy: ["name", "phone", "email", "comment", "roistat", "key", "vacancyId"],
  presentation: ["name", "phone", "pavilionId", "roistat", "key"],
  rent: ["pavilionId", "square", "body", "floor", "name", "phone", "comment", "roistat", "key"],
  advertisement: ["name", "phone", "comment", "mediaFacadeSolutionId", "roistat", "key"],
};
const htmx = { "HX-Request": "true" };

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_REQUESTS: "10000" } });
});
afterAll(() => site.close());

/** "+79161234567" as people read it. */
const readable = (phone: string) => phone.replace(/^(\+7)(\d{3})(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3-$4-$5");

/** What came of a post that should have been taken: where it was not, the log says why the API refused it. */
const refusalOf = (status: number) =>
  status === 303 || status === 200
    ? ""
    : site.log
        .filter((line) => /"event":"(?:request|upstream|stand-in)/.test(line))
        .slice(-3)
        .join("");

describe.each(Object.values(allForms))("The form $name", (form) => {
  test("is a page with its title, its fields, the words 'Отправить' and the consent", async () => {
    const response = await fetch(site.url + addressOf(form));
    const html = await plainText(response);
    expect(response.status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${form.title}</h1>`));
    for (const [name, field] of Object.entries(form.fields)) {
      expect(html, name).toContain(`name="${name}"`);
      expect(html, name).toContain(field.label);
    }
    expect(html).toContain("Отправить");
    for (const link of ["/docs/consent-forms.pdf", "/agreement", "/privacy"]) expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`редакция ${consent.edition}`);
    expect(html).toContain('value="+7"');
  });
  test("is a dialog as a fragment, not for search engines and not for caches", async () => {
    const response = await fetch(site.url + addressOf(form, "/fragments"));
    const html = await plainText(response);
    expect(response.status).toBe(200);
    expect(html).toMatch(/^<dialog[^>]*aria-labelledby=/);
    expect(html).toContain(`>${form.title}</h2>`);
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
  test("sent without script leads to the thanks, and arrives with exactly the contract's keys", async () => {
    const values = freshValues(form);
    const { status, headers } = await postForm(site, addressOf(form), values, { Cookie: "a=1; roistat_visit=12345" });
    expect(status, refusalOf(status)).toBe(303);
    expect(headers.get("Location")).toBe(thanksOf(form));
    const [arrived, ...more] = arrivedWith(site, values.phone);
    expect(more).toEqual([]);
    expect(arrived?.path).toBe(`/callbacks/${form.name}`);
    expect(Object.keys(arrived?.body ?? {}).sort()).toEqual(contract[form.name]?.toSorted());
    expect(arrived?.body).toMatchObject({ roistat: "12345", key: "parallel55-public-site", phone: values.phone });
    expect(arrived?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    if (form.about) expect(arrived?.body[aboutParam(form.about)]).toBe(Number(aboutIds[form.about]));
  });
  test("sent by htmx closes its dialog and brings the success dialog, to open after 500 ms", async () => {
    const values = freshValues(form);
    const { status, headers, html } = await postForm(site, addressOf(form), values, htmx);
    expect(status, refusalOf(status)).toBe(200);
    expect(JSON.parse(headers.get("HX-Trigger") ?? "")).toEqual({ "modal:close": { target: `#${form.name}-dialog` } });
    expect(html).toMatch(/^<dialog[^>]*data-modal="500"/);
    expect(html).toContain("Спасибо!");
    if (form.success) expect(html).toContain(form.success);
    expect(html).toContain(readable(values.phone ?? ""));
    expect(html).toContain(values.name);
  });
  test("without a roistat cookie says 'nocookie', and sends empty optional values as ''", async () => {
    const values = freshValues(form);
    for (const [name, field] of Object.entries(form.fields)) if (!field.required && name in values) values[name] = "";
    await postForm(site, addressOf(form), values);
    const [arrived] = arrivedWith(site, values.phone);
    expect(arrived?.body).toMatchObject({ name: "", roistat: "nocookie" });
  });
  test("refuses what is missing with 422, its words, and every value kept", async () => {
    const values = { ...freshValues(form), phone: "", name: "Осторожный <Тест>" };
    for (const headers of [{}, htmx]) {
      const { status, html } = await postForm(site, addressOf(form), values, headers);
      expect(status).toBe(422);
      expect(html).toContain("Введите номер в формате +79XXXXXXXXXX");
      expect(html).toContain("Осторожный &lt;Тест&gt;");
      if ("comment" in values) expect(html).toContain(values.comment);
    }
  });
  test.each([
    "+7916123456",
    "+791612345678",
    "89161234567",
    "+7 916 123 45 67",
    "+19161234567",
    "телефон",
    "+79１61234567",
  ])("refuses the phone %s", async (phone) => {
    const { status } = await postForm(site, addressOf(form), { ...freshValues(form), phone });
    expect(status).toBe(422);
  });
  test("trims what it gets", async () => {
    const values = freshValues(form);
    const { status } = await postForm(site, addressOf(form), {
      ...values,
      phone: `  ${values.phone} `,
      name: " Анна ",
    });
    expect(status, refusalOf(status)).toBe(303);
    expect(arrivedWith(site, values.phone)[0]?.body.name).toBe("Анна");
  });
  test("the same again within ten minutes is one request upstream, and the visitor sees success", async () => {
    const values = freshValues(form);
    expect((await postForm(site, addressOf(form), values)).status).toBe(303);
    expect((await postForm(site, addressOf(form), values)).status).toBe(303);
    expect(arrivedWith(site, values.phone)).toHaveLength(1);
  });
  test("twenty identical posts at once are one request", async () => {
    const values = freshValues(form);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postForm(site, addressOf(form), values)));
    expect(answers.every(({ status }) => status === 303)).toBe(true);
    expect(arrivedWith(site, values.phone)).toHaveLength(1);
  });
  test("a filled trap field asks for one more step, and that step delivers every value", async () => {
    const values = freshValues(form);
    const { status, html } = await postForm(site, addressOf(form), { ...values, website: "https://spam.example" });
    expect(status).toBe(200);
    expect(html).toContain("Подтвердите отправку");
    expect(arrivedWith(site, values.phone)).toEqual([]);
    const hidden = Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    expect((await postForm(site, `/requests/${form.name}`, hidden)).status).toBe(303);
    expect(arrivedWith(site, values.phone)[0]?.body).toMatchObject({ phone: values.phone, name: values.name });
  });
  test("ignores unknown keys, repeated keys and __proto__", async () => {
    const values = freshValues(form);
    const pairs = new URLSearchParams([
      ...Object.entries(values),
      ["phone", "+70000000000"],
      ["__proto__", "x"],
      ["key", "mine"],
      ["admin", "1"],
    ]);
    const response = await fetch(site.url + addressOf(form), { method: "POST", body: pairs, redirect: "manual" });
    expect(response.status, refusalOf(response.status)).toBe(303);
    expect(arrivedWith(site, values.phone)[0]?.body.key).toBe("parallel55-public-site");
  });
});

test("a landline is told as what it is, and any other fault in the usual words", async () => {
  const form = allForms.callback;
  for (const phone of ["8 (495) 000-00-55", "+74950000055", "84950000055"]) {
    const { status, html } = await postForm(site, addressOf(form), { phone });
    expect(status).toBe(422);
    expect(html).toContain("Это городской номер, а нужен мобильный: +79XXXXXXXXXX");
  }
});

test("no phone, name, mail address or comment of all these forms is in the log", () => {
  const log = site.log.join("");
  for (const form of Object.values(allForms)) {
    for (const value of Object.values(form.example)) expect(log).not.toContain(value);
  }
  expect(log).not.toMatch(/\+7916\d{7}/);
});
