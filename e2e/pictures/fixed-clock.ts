/**
 * Preloaded into the site: fixes the date, so that pictures do not change with the day. The clock runs a thousand times
 * slower, so a whole run shows the same minute.
 */
const startedAt = Date.now();
const pictureDay = Date.UTC(2026, 10, 18, 9);
const pictureNow = Date.now.bind(Date);
const now = () => pictureDay + Math.round((pictureNow() - startedAt) / 1000);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
