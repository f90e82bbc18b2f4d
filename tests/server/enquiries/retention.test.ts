import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { firstAttempt } from "../../../server/enquiries/enquiry.ts";
import { consent } from "../../../views/enquiries/define-form.ts";
import { personal, rentEnquiry } from "../../support/enquiries/enquiry-samples.ts";
import { describeStores } from "../../support/enquiries/enquiry-stores.ts";
import { DAY_MS } from "../../support/spans.ts";

describeStores(({ test, storeTest, place, create, sql, lines }) => {
  const forgotten = () => lines.filter(({ event }) => event === "enquiry.forgotten");

  storeTest(
    "records the edition of the consent, and keeps it after the data is deleted",
    async ({ store, now, take }) => {
      const sent = await take();
      const refused = await take({ comment: "другое" });
      expect((await store.show(sent.id))?.consent).toBe(consent.edition);
      await store.delivered(sent.id, Date.now());
      await store.rejected(firstAttempt(refused, now), now, "status-422");
      for (const { id } of [sent, refused])
        expect(await store.show(id)).toMatchObject({ payload: null, consent: consent.edition });
    },
  );

  storeTest(
    "deletes undeliverable data exactly 90 days after the post, and logs that",
    async ({ store, second, now, take }) => {
      const start = now - 90 * DAY_MS;
      const dead = await take({ comment: "а" }, start);
      const waiting = await take({ comment: "б" }, start);
      const fresh = await take({ comment: "в" }, start + 1000);
      await store.dead(firstAttempt(dead, start), start + 30 * DAY_MS, "status-422");
      await store.dead(firstAttempt(fresh, start + 1000), start + 30 * DAY_MS, "status-422");
      const before = forgotten().length;
      let tidied = 0;

      await store.tidy(start, true);
      await store.tidy(start + 90 * DAY_MS - 60_000, true);
      expect(JSON.parse((await store.show(dead.id))?.payload ?? "")).toEqual(dead.payload);
      expect(forgotten()).toHaveLength(before);

      const tidyBoth = () =>
        Promise.all([store, second].map((owner) => owner.tidy(start + 90 * DAY_MS + tidied++ * 100, true)));
      await tidyBoth();
      expect((await store.show(waiting.id))?.payload, "no attempt since the start").toContain(personal.phone);
      await second.claim(start + 90 * DAY_MS + 1, 4);
      await tidyBoth();
      for (const { id } of [dead, waiting]) {
        const shown = await store.show(id);
        expect(shown).toMatchObject({ state: "dead", payload: null, consent: consent.edition });
        for (const value of Object.values(personal)) expect(JSON.stringify(shown)).not.toContain(value);
        expect(await store.redrive(id, Date.now())).toBe(false);
      }
      expect(await store.show(dead.id)).toMatchObject({ reason: "status-422", closedAt: start + 30 * DAY_MS });
      expect((await store.show(fresh.id))?.payload).toContain(personal.phone);
      expect(await store.stats(Date.now())).toMatchObject({ dead: 1, waiting: 0 });
      const line = { event: "enquiry.forgotten", fields: { count: 1, alarm: true }, level: "error" };
      expect(forgotten().slice(before)).toEqual([line, line]);
      await sleep(20);
      expect(await store.claim(Date.now(), 4)).toEqual([]);
    },
  );

  test("migrates the data of an older version, which keeps writing during the migration", async () => {
    const where = await place();
    const first = create(where);
    await first.accept(rentEnquiry(), Date.now());
    await first.close();
    await sql(where, "alter table contact_request drop column consent");

    const store = create(where);
    const second = create(where);
    await Promise.all([store.stats(0), second.stats(0)]);
    const old = "00000000-0000-4000-8000-000000000001";
    await sql(
      where,
      `insert into contact_request (id, form, payload, accepted_at, next_at, retry_until)
       values ('${old}', 'rent', '{}', 1, 1, 1)`,
    );
    expect(await store.show(old)).toMatchObject({ consent: null });
    const enquiry = rentEnquiry({ comment: "новое" });
    await second.accept(enquiry, Date.now());
    expect(await store.show(enquiry.id)).toMatchObject({ consent: consent.edition });
    await Promise.all([store.close(), second.close()]);
  });
});
