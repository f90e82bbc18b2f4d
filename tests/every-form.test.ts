import { describe, expect, test } from "vitest";
import { allForms } from "../views/enquiries/all-forms.ts";
import { consent, type FormDefinition, subjectParam } from "../views/enquiries/define-form.ts";
import { parkStatements } from "../views/park/claims/claims.ts";
import { parkName } from "../views/park/park-name.ts";
import { arrivedWith, freshValues, thanksOf } from "./support/enquiries/fresh-posts.ts";
import { postForm } from "./support/enquiries/post.ts";
import { addressOf, subjectIds } from "./support/pages/route-addresses.ts";
import { siteForFile } from "./support/sites/site-for-file.ts";

/** The keys of each upstream body, in the contract's order. */
const contract: Record<string, string[]> = {
  callback: ["name", "phone", "comment", "roistat", "key"],
  vacancy: ["name", "phone", "email", "comment", "roistat", "key", "vacancyId"],
  presentation: ["name", "phone", "pavilionId", "roistat", "key"],
  rent: ["pavilionId", "square", "body", "floor", "name", "phone", "comment", "roistat", "key"],
  advertisement: ["name", "phone", "comment", "mediaFacadeSolutionId", "roistat", "key"],
};
const htmx = { "HX-Request": "true" };

const site = siteForFile({ env: { RATE_LIMIT_REQUESTS: "10000" } });

/** "+79161234567" as a readable number. */
const readable = (phone: string) => phone.replace(/^(\+7)(\d{3})(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3-$4-$5");

/** The log's reason for a rejected post, as the message of a failed expectation. Empty for an accepted one. */
const refusalOf = ({ name }: FormDefinition, status: number) =>
  status === 303 || status === 200
    ? ""
    : site.lines
        .filter((line) => /"event":"(?:request\.|stand-in\.|enquiry\.)/.test(line) && line.includes(name))
        .slice(-3)
        .join("\n");

describe.each(Object.values(allForms))("The form $name", (form) => {
  test("has a page with its title, its fields, the words 'Отправить' and the consent", async () => {
    const { status, headers, html } = await site.read(addressOf(form));
    expect(status).toBe(200);
    // After Back, Firefox restores what was typed only if the page may be stored.
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(html).toMatch(new RegExp(`<h1[^>]*>${form.title}</h1>`));
    for (const [name, field] of Object.entries(form.fields)) {
      expect(html, name).toContain(`name="${name}"`);
      expect(html, name).toContain(field.label);
    }
    expect(html).toContain("Отправить");
    for (const link of ["/docs/consent-forms.pdf", "/agreement", "/privacy"]) expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`редакция ${consent.edition}`);
    expect(html).toContain('value="+7"');
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(`http://site.test${addressOf(form)}`);
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain(
      `${form.title} — ${parkName.nominative}`,
    );
  });
  test("has a dialog fragment, excluded from search engines and caches", async () => {
    const { status, headers, html } = await site.read(addressOf(form, "/fragments"));
    expect(status).toBe(200);
    expect(html).toMatch(/^<dialog[^>]*aria-labelledby=/);
    expect(html).toContain(`>${form.title}</h2>`);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["cache-control"]).toBe("no-store");
  });
  test("leads to the thanks without script, and delivers exactly the contract's keys", async () => {
    const values = freshValues(form);
    const { status, headers } = await postForm(site, addressOf(form), values, { Cookie: "a=1; roistat_visit=12345" });
    expect(status, refusalOf(form, status)).toBe(303);
    expect(headers.location).toBe(thanksOf(form));
    const [arrived, ...more] = arrivedWith(site, values.phone);
    expect(more).toEqual([]);
    expect(arrived?.path).toBe(`/callbacks/${form.name}`);
    expect(Object.keys(arrived?.body ?? {}), "in the specification's order").toEqual(contract[form.name]);
    expect(arrived?.body).toMatchObject({ roistat: "12345", key: "parallel55-public-site", phone: values.phone });
    expect(arrived?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    if (form.subject) expect(arrived?.body[subjectParam(form.subject)]).toBe(Number(subjectIds[form.subject]));
  });
  test("closes its dialog by htmx and opens the success dialog after 500 ms", async () => {
    const values = freshValues(form);
    const { status, headers, html } = await postForm(site, addressOf(form), values, htmx);
    expect(status, refusalOf(form, status)).toBe(200);
    expect(JSON.parse(headers["hx-trigger"] ?? "")).toEqual({ "modal:close": { target: `#${form.name}-dialog` } });
    expect(html).toMatch(/^<dialog[^>]*data-modal="500"/);
    expect(html).toContain("Спасибо!");
    expect(headers["x-fragment"], "the mark that the browser looks for").toBe("1");
    const thanks = parkStatements.calls[form.name].success ?? form.success;
    if (thanks) expect(html).toContain(thanks);
    const words = html.replace(/<[^>]*>/g, "");
    expect(words).toContain(`по номеру ${readable(values.phone ?? "")}`);
    expect(html, "the form is not repeated").not.toContain(values.name);
  });
  test("sends 'nocookie' without a roistat cookie, and '' for empty optional values", async () => {
    const values = freshValues(form);
    for (const [name, field] of Object.entries(form.fields)) {
      if (!field.required && name in values) values[name] = "";
    }
    await postForm(site, addressOf(form), values);
    const [arrived] = arrivedWith(site, values.phone);
    expect(arrived?.body).toMatchObject({ name: "", roistat: "nocookie" });
  });
  test("rejects missing values with 422 and their messages, and keeps every value", async () => {
    const values = { ...freshValues(form), phone: "", name: "Осторожный <Тест>" };
    for (const headers of [{}, htmx]) {
      const { status, html } = await postForm(site, addressOf(form), values, headers);
      expect(status).toBe(422);
      expect(html).toContain("Введите номер в формате +79XXXXXXXXXX");
      expect(html).toContain("Осторожный &lt;Тест&gt;");
      if ("comment" in values) expect(html).toContain(values.comment);
    }
  });
  test("trims its values", async () => {
    const values = freshValues(form);
    const spaced = { ...values, phone: `  ${values.phone} `, name: " Анна " };
    const { status } = await postForm(site, addressOf(form), spaced);
    expect(status, refusalOf(form, status)).toBe(303);
    expect(arrivedWith(site, values.phone)[0]?.body.name).toBe("Анна");
  });
  test("sends the same values within ten minutes upstream once: twenty posts at once and one later", async () => {
    const values = freshValues(form);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postForm(site, addressOf(form), values)));
    answers.push(await postForm(site, addressOf(form), values));
    expect(answers.every(({ status }) => status === 303)).toBe(true);
    expect(arrivedWith(site, values.phone)).toHaveLength(1);
  });
  test("asks for one more step if the honeypot is filled, and that step delivers every value", async () => {
    const values = freshValues(form);
    const { status, html } = await postForm(site, addressOf(form), { ...values, website: "https://spam.example" });
    expect(status).toBe(200);
    expect(html).toContain("Подтвердите отправку");
    expect(arrivedWith(site, values.phone)).toEqual([]);
    const inDialog = await postForm(site, addressOf(form), { ...values, website: "https://spam.example" }, htmx);
    expect(inDialog.headers["hx-retarget"]).toBe(`#${form.name}-form`);
    expect(inDialog.headers["hx-reswap"]).toBe("outerHTML");
    const hidden = Object.fromEntries(
      Array.from(html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g), (found) => found.slice(1)),
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
    const { status } = await postForm(site, addressOf(form), pairs);
    expect(status, refusalOf(form, status)).toBe(303);
    expect(arrivedWith(site, values.phone)[0]?.body.key).toBe("parallel55-public-site");
  });
});
