import { describe, expect, test } from "vitest";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { openDesk, submissionsMax } from "../../../server/stand-in/submissions/desk.ts";
import { allForms } from "../../../views/enquiries/all-forms.ts";
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

describe("A good submission", () => {
  test.each(paths)("to %s is accepted, kept, and logged without values", async (path) => {
    const before = received().length;
    const idempotencyKey = `first-${path.split("/")[2]}`;
    const { status, body } = await post(path, good[path], { "idempotency-key": idempotencyKey });
    expect(status).toBe(200);
    expect(body).toEqual(path === callback ? { data: { success: true } } : { success: true });
    expect(received().slice(before)).toEqual([{ path, body: good[path], idempotencyKey, at }]);
    expect(logged.at(-1)).toEqual({ event: "stand-in.submission", fields: { path, idempotencyKey } });
  });
  test("is kept once for each Idempotency-Key, which gets the same answer again", async () => {
    const before = received().length;
    const send = () => post("/callbacks/rent", good["/callbacks/rent"], { "idempotency-key": "repeat-me" });
    const replies = await Promise.all([send(), send(), send()]);
    for (const { status, body } of [...replies, await send()]) expect([status, body]).toEqual([200, { success: true }]);
    expect(received().length - before).toBe(1);
  });
});

describe("A bad submission", () => {
  const wrong: [path: string, field: string, value: unknown][] = [
    ...["", "+7916123456", "89161234567", "x+79161234567", "+79161234567\n", 79161234567].map(
      (phone): [string, string, unknown] => [callback, "phone", phone],
    ),
    [callback, "name", null],
    [callback, "key", ""],
    [callback, "roistat", ""],
    [callback, "extra", "value"],
    [callback, "comment", 5],
    ["/callbacks/vacancy", "email", "anna@example"],
    ["/callbacks/vacancy", "vacancyId", "1"],
    ["/callbacks/presentation", "pavilionId", 5],
    ["/callbacks/rent", "square", 0],
    ["/callbacks/rent", "body", "77"],
    ["/callbacks/rent", "floor", 99],
    ["/callbacks/advertisement", "mediaFacadeSolutionId", 999],
    ...paths.flatMap((path) =>
      Object.keys(good[path] ?? {}).map((field): [string, string, unknown] => [path, field, undefined]),
    ),
  ];
  test.each(wrong)("to %s with %s = %j is rejected and not kept", async (path, field, value) => {
    const before = received().length;
    const { status, body } = await post(path, { ...good[path], [field]: value });
    expect([status, body]).toEqual([422, { success: false, message: expect.stringContaining(field) }]);
    expect(received().length).toBe(before);
  });
  test.each(["", "{", "phone=1", "[]", "null", "1"])("of %j, which is no object, is rejected", async (body) => {
    expect((await post(callback, body)).status).toBe(422);
  });
  test.each(["/callbacks/castle", "/callbacks/constructor", "/init"])("to %s gets a 404", async (path) => {
    expect((await post(path, {})).status).toBe(404);
  });
});

test("The stand-in keeps submissions up to its limit and drops the oldest", () => {
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
