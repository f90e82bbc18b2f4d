/**
 * Loaded into the site before it starts: pictures must not change with the day. A thousand times slower, so that a run
 * is one minute.
 */
const startedAt = Date.now();
const pictureDay = Date.UTC(2026, 10, 18, 9);
const pictureNow = Date.now.bind(Date);
const now = () => pictureDay + Math.round((pictureNow() - startedAt) / 1000);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
