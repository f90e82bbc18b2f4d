import { randomBytes } from "node:crypto";
import type { FormName, Payload } from "../../views/requests/define-form.ts";
import { fingerprint, sameRequestMs } from "./fingerprint.ts";

const rememberedMax = 10_000;

/** What this process itself knows of the requests of the last minutes: the second line behind the store. */
export type Recent<T> = {
  /**
   * Runs `accept`, unless the same form with the same values is being accepted this moment or was remembered: then gives the
   * outcome of that, and `first` is false.
   */
  once(form: FormName, payload: Payload, accept: () => Promise<{ outcome: T; remember: boolean }>): Promise<Once<T>>;
};

type Once<T> = { first: boolean; outcome: T };

/** `remember`: nothing else remembers this outcome, so keep it for the 10 minutes. */
export function createRecent<T>(now: () => number): Recent<T> {
  const secret = randomBytes(32).toString("base64url");
  const known = new Map<string, { outcome: Promise<T>; until: number }>();

  function forgetOld(): void {
    for (const [digest, { until }] of known) {
      if (until > now() && known.size <= rememberedMax) return;
      known.delete(digest);
    }
  }

  return {
    async once(form, payload, accept) {
      const digest = fingerprint(secret, form, payload);
      const before = known.get(digest);
      if (before && before.until > now()) return { first: false, outcome: await before.outcome };
      known.delete(digest);
      const accepting = accept();
      known.set(digest, { outcome: accepting.then(({ outcome }) => outcome), until: now() + sameRequestMs });
      forgetOld();
      const { outcome, remember } = await accepting;
      if (!remember) known.delete(digest);
      return { first: true, outcome };
    },
  };
}
