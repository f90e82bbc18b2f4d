import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { openDesk, submissionsMax } from "../../../server/stand-in/submissions/desk.ts";
import { allForms } from "../../../views/enquiries/all-forms.ts";
import { checkEmail } from "../../../views/enquiries/validators.ts";
import { withStandIn } from "./stand-in.ts";

const logged: { event: string; fields: Record<string, unknown> }[] = [];
const at = new Date("2026-11-20T12:00:00Z");
const { received, post } = withStandIn({ log: (event, fields) => logged.push({ event, fields }), now: () => at });

const objects: Record<string, Record<string, unknown>> = {
  vacancy: { vacancyId: 1 },
  presentation: { pavilionId: 1001 },
  rent: { pavilionId: 1001, square: 23.4, body: "1", floor: 1 },
  advertisement: { mediaFacadeSolutionId: 1 },
};
/** A valid body of each form. */
const good: Record<string, Record<string, unknown>> = Object.fromEntries(
  Object.values(allForms).map(({ name, fields, example }) => {
    const empty = Object.entries(fields).flatMap(([key, { isSent }]) => (isSent === false ? [] : [[key, ""]]));
    const sender = { ...Object.fromEntries(empty), ...example, roistat: "nocookie", key: "public" };
    return [`/callbacks/${name}`, { ...sender, ...objects[name] }];
  }),
);
const callback = "/callbacks/callback";
const paths = Object.keys(good);
const goodBody = (path: string) => good[path] ?? {};

describe("A good submission", () => {
  test.each(paths)("to %s is accepted and kept", async (path) => {
    const before = received().length;
    const { status, body } = await post(path, good[path], { "idempotency-key": `first-${path.split("/")[2]}` });
    expect(status).toBe(200);
    expect(body).toEqual(path === callback ? { data: { success: true } } : { success: true });
    expect(received().slice(before)).toEqual([
      { path, body: good[path], idempotencyKey: `first-${path.split("/")[2]}`, at },
    ]);
  });

  test.each(["a@b.c", "anna@127.0.0.1"])("may have the address %s, which the form takes", async (email) => {
    expect(checkEmail(email)).toBeUndefined();
    expect((await post("/callbacks/vacancy", { ...goodBody("/callbacks/vacancy"), email })).status).toBe(200);
  });

  test("is logged by its path and key, without values", async () => {
    logged.length = 0;
    await post(callback, good[callback], { "idempotency-key": "logged-once" });
    expect(logged).toEqual([
      { event: "stand-in.submission", fields: { path: callback, idempotencyKey: "logged-once" } },
    ]);
  });
});

describe("An Idempotency-Key", () => {
  test("gets the same answer again and is stored once, also concurrently", async () => {
    const before = received().length;
    const send = () => post("/callbacks/rent", good["/callbacks/rent"], { "idempotency-key": "repeat-me" });
    const replies = await Promise.all([send(), send(), send()]);
    for (const { status, body } of [...replies, await send()]) expect([status, body]).toEqual([200, { success: true }]);
    expect(received().length - before).toBe(1);
  });

  test("gets the same rejection again", async () => {
    const send = () => post(callback, { ...good[callback], phone: "8" }, { "idempotency-key": "refuse-me" });
    expect((await send()).body).toEqual((await send()).body);
  });

  test("is optional: without it every submission is separate", async () => {
    const before = received().length;
    await post(callback, good[callback]);
    await post(callback, good[callback]);
    expect(received().length - before).toBe(2);
  });
});

describe("A bad submission", () => {
  const withField = (path: string, field: string, value: unknown) => ({ ...goodBody(path), [field]: value });
  test.each<[path: string, field: string, value: unknown]>([
    ...["", "+7916123456", "89161234567", "x+79161234567", "+79161234567\n", 79161234567].map(
      (phone): [string, string, unknown] => [callback, "phone", phone],
    ),
    [callback, "name", null],
    [callback, "key", ""],
    [callback, "roistat", ""],
    [callback, "extra", "value"],
    [callback, "comment", 5],
    ["/callbacks/vacancy", "email", ""],
    ["/callbacks/vacancy", "email", "anna@example"],
    ["/callbacks/vacancy", "vacancyId", 999],
    ["/callbacks/vacancy", "vacancyId", "1"],
    ["/callbacks/presentation", "pavilionId", "1001"],
    ["/callbacks/presentation", "pavilionId", 5],
    ["/callbacks/rent", "pavilionId", null],
    ["/callbacks/rent", "square", "23.4"],
    ["/callbacks/rent", "square", 0],
    ["/callbacks/rent", "body", 1],
    ["/callbacks/rent", "body", "77"],
    ["/callbacks/rent", "floor", "1"],
    ["/callbacks/rent", "floor", 99],
    ["/callbacks/advertisement", "mediaFacadeSolutionId", 999],
  ])("to %s with %s = %j is rejected and not stored", async (path, field, value) => {
    const before = received().length;
    const { status, body } = await post(path, withField(path, field, value));
    expect([status, body.success]).toEqual([422, false]);
    expect(body.message).toEqual(expect.any(String));
    expect(received().length).toBe(before);
  });

  test.each(paths)("to %s without any one of its fields is rejected", async (path) => {
    for (const missing of Object.keys(goodBody(path))) {
      const rest = Object.entries(goodBody(path)).filter(([field]) => field !== missing);
      expect((await post(path, Object.fromEntries(rest))).status, missing).toBe(422);
    }
  });

  test.each([
    ...["[]", "null", "1", '"text"'].map((body) => [422, body] as const),
    ...["", "{", "phone=1"].map((body) => [400, body] as const),
  ])("gets a %i for the body %j", async (status, body) => {
    expect(await post(callback, body)).toMatchObject({ status, body: { success: false, message: expect.any(String) } });
  });

  test("of another media type gets a 415", async () => {
    expect((await post(callback, "phone=1", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
  });

  test("over 64 KiB gets a 413, and just below that it is read", async () => {
    const sized = (bytes: number) => JSON.stringify({ ...good[callback], comment: "x".repeat(bytes) });
    expect((await post(callback, sized(64 * 1024))).status).toBe(413);
    expect((await post(callback, sized(64 * 1024 - 200))).status).toBe(200);
  });

  test("to an unknown path gets a 404", async () => {
    expect((await post("/callbacks/castle", {})).status).toBe(404);
    expect((await post("/callbacks/constructor", {})).status).toBe(404);
  });
});

test("The stand-in stores submissions up to its limit and drops the oldest", () => {
  const desk = openDesk(
    park,
    () => at,
    () => {},
  );
  for (let index = 0; index < submissionsMax + 5; index++)
    desk.take(callback, { ...good[callback], name: String(index) }, String(index));
  expect(desk.received).toHaveLength(submissionsMax);
  expect(desk.received[0]?.body.name).toBe("5");
});
