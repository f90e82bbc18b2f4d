/**
 * A three-way merge of addresses. A list's links and fields carry the address of the list as it was drawn, but a press
 * must not undo earlier presses that are not answered yet. So what changed from `base` to `pressed` is applied to
 * `pending`.
 */
export type Merge = {
  /** The list as it was drawn. */
  base: URLSearchParams;
  /** The newest choice that is not answered yet. */
  pending: URLSearchParams;
  /** What the pressed link or the changed form asks for. */
  pressed: URLSearchParams;
  /** A link toggles values; a form sends all values of its fields. */
  isLink: boolean;
};

export function newestChoice({ base, pending, pressed, isLink }: Merge): URLSearchParams {
  const choice = new URLSearchParams();
  for (const key of new Set([...pressed.keys(), ...base.keys(), ...pending.keys()])) {
    const values = mergedValues(base.getAll(key), pending.getAll(key), pressed.getAll(key), isLink);
    for (const value of values) choice.append(key, value);
  }
  return choice;
}

function mergedValues(base: string[], pending: string[], pressed: string[], isLink: boolean): string[] {
  if (isSame(pressed, base)) return pending;
  if (!isLink) return pressed;
  const addedByPress = pressed.filter((value) => !base.includes(value));
  const removedByPress = base.filter((value) => !pressed.includes(value));
  const changedByPress = [...addedByPress, ...removedByPress];
  const untouched = pending.filter((value) => !changedByPress.includes(value));
  // A value that is pending already was toggled twice: this press takes it back.
  const additions = addedByPress.filter((value) => !pending.includes(value));
  return [...untouched, ...additions];
}

/** A field shows «500 000» where the address says 500000. */
const withoutSpaces = (value: string) => (/^[\d\s]+$/.test(value) ? value.replace(/\s/g, "") : value);
const isSame = (values: string[], others: string[]) =>
  values.map(withoutSpaces).join("&") === others.map(withoutSpaces).join("&");

/** Follows the choices of a list, and sends the newest one with each request. */
export function followChoices(): void {
  let waiting: { action: string; query: URLSearchParams } | undefined;
  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    const { sourceElement: source, request } = ctx;
    const form = document.querySelector("form#filter");
    const drawnAddress = document.querySelector("[data-address]")?.getAttribute("data-address");
    if (!form || !drawnAddress) return;
    const list = new URL(form.getAttribute("hx-get") ?? "", location.href);
    const action = new URL(request.action, location.href);
    // Further rows are added to the list as it is drawn.
    if (action.pathname !== list.pathname || action.searchParams.has("part")) return;
    const pressed = action.searchParams;
    if (request.body instanceof FormData) for (const [key, value] of request.body) pressed.append(key, String(value));
    const base = new URLSearchParams([...list.searchParams, ...new URL(drawnAddress).searchParams]);
    // «Сбросить фильтры» and «Все корпуса» name the whole choice.
    const isWhole = source.hasAttribute("data-whole");
    const query = isWhole
      ? pressed
      : newestChoice({ base, pending: waiting?.query ?? base, pressed, isLink: source !== form });
    request.action = `${list.pathname}?${query}`;
    request.body = new FormData();
    waiting = { action: request.action, query };
  });
  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
    if (ctx.request.action === waiting?.action) waiting = undefined;
  });
}
