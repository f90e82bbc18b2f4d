import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { RequestStore } from "../../../server/requests/request-store.ts";
import { personal } from "../../support/request-samples.ts";
import { requestsSites } from "../../support/requests-sites.ts";

const { drain, site, taken, upstream } = requestsSites();

describe("a request during a failure of the store", () => {
  const broken = (how: () => Promise<never>) => (store: RequestStore) => ({ ...store, accept: how });
  const fails = broken(() => Promise.reject(Object.assign(new Error(`row of ${personal.phone}`), { code: "53100" })));
  const hangs = broken(() => new Promise<never>(() => {}));

  it.each([
    ["fails", fails],
    ["hangs", hangs],
  ])("(the store %s) is delivered before the thanks, and once in 10 minutes", async (_, change) => {
    const one = site({ change });
    expect(await one.accept()).toBe("accepted");
    expect(await one.accept()).toBe("duplicate");
    expect(taken()).toHaveLength(1);
    upstream().mode = "503";
    expect(await one.accept({ comment: "другой" })).toBe("failed");
    upstream().mode = "rejected";
    expect(await one.accept({ comment: "третий" })).toBe("rejected");
  });

  it("is not delivered a second time from a row that was committed after all", async () => {
    const one = site({
      change: (store) => ({ ...store, accept: async (...args) => sleep(800).then(() => store.accept(...args)) }),
    });
    expect(await one.accept()).toBe("accepted");
    await sleep(800);
    await drain(one);
    expect(taken()).toHaveLength(1);
    expect(await one.store.list({ limit: 5 })).toMatchObject([{ state: "delivered" }]);
  });

  it.each(["rejects", "hangs"] as const)("is not lost after the thanks if any single call %s", async (how) => {
    for (const mode of ["up", "503", "rejected"] as const) {
      for (let failing = 1; failing <= 6; failing += 1) {
        upstream().receipts.length = 0;
        upstream().mode = mode;
        let calls = 0;
        const change = (store: RequestStore): RequestStore =>
          new Proxy(store, {
            get: (target, name: keyof RequestStore) =>
              name === "close" || name === "stats" ? target[name] : counted(target, name),
          });
        const counted =
          (target: RequestStore, name: keyof RequestStore) =>
          (...args: never[]) => {
            calls += 1;
            if (calls === failing) return how === "hangs" ? new Promise(() => {}) : Promise.reject(new Error("I/O"));
            return Reflect.apply(target[name], target, args);
          };
        const one = site({ change });
        const outcome = await one.accept({ comment: `${mode} ${failing} ${how}` });
        if (outcome === "accepted") {
          const drained = drain(one);
          await expect.poll(() => taken().length, { message: `${mode}, call ${failing} ${how}` }).toBeGreaterThan(0);
          await Promise.race([drained, sleep(1500)]);
          expect(new Set(taken().map(({ key }) => key)).size).toBe(1);
        } else {
          expect(outcome).toBe(mode === "rejected" ? "rejected" : "failed");
        }
      }
    }
  });
});
