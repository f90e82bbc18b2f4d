/**
 * A list's links and fields carry the address of the list as it was drawn. What was pressed since then, and is not
 * answered yet, must not get lost. So a request is the newest choice, changed as its link or form changes what was
 * drawn.
 */
export type Asking = {
  drawn: URLSearchParams;
  newest: URLSearchParams;
  asked: URLSearchParams;
  /** A link toggles values; a form sends all values of its fields. */
  isLink: boolean;
};

export function newestChoice({ drawn, newest, asked, isLink }: Asking): URLSearchParams {
  const choice = new URLSearchParams();
  for (const key of new Set([...asked.keys(), ...drawn.keys(), ...newest.keys()])) {
    const values = valuesOf(asked.getAll(key), drawn.getAll(key), newest.getAll(key), isLink);
    for (const value of values) choice.append(key, value);
  }
  return choice;
}

function valuesOf(asked: string[], drawn: string[], newest: string[], isLink: boolean): string[] {
  if (isSame(asked, drawn)) return newest;
  if (!isLink) return asked;
  const toggled = [
    ...asked.filter((value) => !drawn.includes(value)),
    ...drawn.filter((value) => !asked.includes(value)),
  ];
  const others = newest.filter((value) => !toggled.includes(value));
  const fresh = asked.filter((value) => !drawn.includes(value) && !newest.includes(value));
  return [...others, ...fresh];
}

/** A field shows «500 000» where the address says 500000. */
const plain = (value: string) => (/^[\d\s]+$/.test(value) ? value.replace(/\s/g, "") : value);
const isSame = (values: string[], others: string[]) => values.map(plain).join("&") === others.map(plain).join("&");

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
    const asked = action.searchParams;
    if (request.body instanceof FormData) for (const [key, value] of request.body) asked.append(key, String(value));
    const drawn = new URLSearchParams([...list.searchParams, ...new URL(drawnAddress).searchParams]);
    // «Сбросить фильтры» and «Все корпуса» name the whole choice.
    const isWhole = source.hasAttribute("data-whole");
    const query = isWhole
      ? asked
      : newestChoice({ drawn, newest: waiting?.query ?? drawn, asked, isLink: source !== form });
    request.action = `${list.pathname}?${query}`;
    request.body = new FormData();
    waiting = { action: request.action, query };
  });
  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
    if (ctx.request.action === waiting?.action) waiting = undefined;
  });
}
