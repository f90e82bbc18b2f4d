/**
 * Preloaded into a built site: its clock starts at `SITE_MOMENT`, so that tests do not change with the day.
 * `SITE_PACE` is how fast it runs: at 0.001 a whole run shows the same minute.
 */
const startedAtMs = performance.now();
const momentMs = Date.parse(process.env.SITE_MOMENT ?? "");
const pace = Number(process.env.SITE_PACE ?? 1);
const now = () => momentMs + Math.round((performance.now() - startedAtMs) * pace);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
