/** The visitor's shortlist as the browser keeps it; `at` is when it changed last, ms. */
type Shortlist = { items: string[]; best: string; note: string; people: string; at: number };

const key = "shortlist";
const page = "/compare";
const itemsMax = 12;
const noteLettersMax = 500;
const daysMax = 180;
const dayMs = 86_400_000;
const offer = /^[1-9]\d{0,14}(?:\+[1-9]\d{0,14}){0,2}$/;

const empty = (): Shortlist => ({ items: [], best: "", note: "", people: "", at: 0 });
/** A form writes the plus of «1114+1115» as a space, and so does this script. */
const offersIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.split(",")).map((text) => text.trim().replaceAll(" ", "+")))].filter(
    (text) => offer.test(text),
  );

/** What this page kept where the browser refuses to store. */
let unsaved: Shortlist | undefined;

function own(): Shortlist {
  if (unsaved) return unsaved;
  try {
    const { items, at, ...words }: Partial<Shortlist> = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (!Array.isArray(items) || !(Date.now() - Number(at) < daysMax * dayMs)) return empty();
    return { ...empty(), ...words, items: offersIn(items.map(String)).slice(0, itemsMax), at: Number(at) };
  } catch {
    return empty();
  }
}

function save(list: Shortlist): void {
  const dated = { ...list, note: list.note.slice(0, noteLettersMax), at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(dated));
    unsaved = undefined;
  } catch {
    unsaved = dated;
  }
  show();
}

/** The shortlist of an address. */
function inAddress({ searchParams }: URL): Shortlist {
  const items = offersIn(searchParams.getAll("compare")).slice(0, itemsMax);
  const [best = ""] = offersIn(searchParams.getAll("best"));
  return { items, best, note: searchParams.get("note") ?? "", people: searchParams.get("people") ?? "", at: 0 };
}

function addressOf({ items, best, note, people }: Shortlist): string {
  const query = new URLSearchParams();
  if (best) query.set("best", best.replaceAll("+", " "));
  for (const item of items) query.append("compare", item.replaceAll("+", " "));
  if (note) query.set("note", note);
  if (people) query.set("people", people);
  return query.size > 0 ? `${page}?${query}` : page;
}

const isSame = (a: Shortlist, b: Shortlist) => a.items.join() === b.items.join() && a.best === b.best;

/** The count in the header, its link, and every mark of the page. */
function show(): void {
  const list = own();
  const count = list.items.length;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".shortlist-link")) {
    link.href = addressOf(list);
    const badge = link.querySelector("b");
    if (badge) badge.textContent = count > 0 ? String(count) : "";
  }
  for (const mark of document.querySelectorAll<HTMLButtonElement>("button.mark"))
    mark.setAttribute("aria-pressed", String(list.items.includes(mark.value.replace(/^-/, ""))));
}

/** Marks, the shortlist's page, other tabs. Pages are the same for everyone: the browser fills in what is its own. */
export function start(): void {
  mergeAddress();
  show();
  addEventListener("storage", (event) => event.key === key && show());
  // A page that comes back from the browser's cache of pages is as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && show());
  document.addEventListener("htmx:after:swap", show);
  // Before htmx and the form hear of it.
  document.addEventListener("click", onClick, true);
  if (location.pathname === page) startPage();
}

/** Takes what a link brings in `s` once, and clears the address. */
function mergeAddress(): void {
  const url = new URL(location.href);
  const brought = url.searchParams.getAll("s").flatMap((text) => text.split(","));
  if (brought.length === 0 || url.pathname === page) return;
  const list = own();
  const gone = offersIn(brought.filter((text) => text.startsWith("-")).map((text) => text.slice(1)));
  const items = [...new Set([...list.items, ...offersIn(brought)])].filter((item) => !gone.includes(item));
  const kept = { ...list, items: items.slice(0, itemsMax) };
  save(kept);
  if (items.length > itemsMax) sayFull(kept);
  url.searchParams.delete("s");
  history.replaceState(history.state, "", url);
}

function onClick(event: MouseEvent): void {
  const mark = event.target instanceof Element && event.target.closest<HTMLButtonElement>("button.mark");
  if (!mark) return;
  event.preventDefault();
  event.stopPropagation();
  const list = own();
  const item = mark.value.replace(/^-/, "");
  const isIn = list.items.includes(item);
  if (!isIn && list.items.length >= itemsMax) {
    sayFull(list);
    return;
  }
  const items = isIn ? list.items.filter((other) => other !== item) : [...list.items, item];
  const people = new URLSearchParams(location.search).get("people") ?? "";
  const changed = { ...list, items, best: items.includes(list.best) ? list.best : "", people: people || list.people };
  save(changed);
  sayWay(isIn ? `Убрано. В подборке: ${items.length}` : `В подборке: ${items.length}`, changed);
}

const shownMs = 4000;
let timer: number | undefined;

/** Says something at the foot of the window for four seconds, with the way to the shortlist. */
function sayWay(words: string, list: Shortlist): void {
  let toast = document.getElementById("toast");
  if (!toast) {
    toast = document.createElement("p");
    toast.id = "toast";
    toast.setAttribute("role", "status");
    document.body.append(toast);
  }
  const link = document.createElement("a");
  link.href = addressOf(list);
  link.textContent = "Открыть";
  toast.replaceChildren(`${words} `, link);
  toast.classList.add("shown");
  clearTimeout(timer);
  timer = window.setTimeout(() => toast.classList.remove("shown"), shownMs);
}

const sayFull = (list: Shortlist) => sayWay(`В подборке уже ${itemsMax} — уберите одно`, list);

/** The page itself: one's own shortlist, or one that somebody sent. */
function startPage(): void {
  const shown = inAddress(new URL(location.href));
  const mine = own();
  if (shown.items.length === 0) {
    // «Убрать» took the last one, or nothing was chosen yet.
    if (mine.items.length > 0) location.replace(addressOf(mine));
    return;
  }
  let isMine = isSame(shown, mine);
  document.querySelector(".received")?.classList.toggle("shown", !isMine);
  document.getElementById("keep-shortlist")?.addEventListener("click", () => {
    const items = [...new Set([...mine.items, ...shown.items])].slice(0, itemsMax);
    const kept = { ...mine, items, best: mine.best || shown.best, people: mine.people || shown.people };
    save(kept);
    location.assign(addressOf(kept));
  });
  // Links of the page lead to the shortlist as it will be: what is one's own is stored on the way.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`.pick a[href^="${page}"]`);
    if (link && isMine) save({ ...own(), ...inAddress(new URL(link.href)), note: own().note });
  });
  const note = document.querySelector<HTMLTextAreaElement>("#shortlist-note");
  const keepNote = () => {
    if (!note) return;
    if (isMine) save({ ...own(), note: note.value });
    history.replaceState(history.state, "", addressOf({ ...shown, note: note.value }));
    document.querySelector<HTMLElement>(".shortlist-share [data-copy]")?.setAttribute("data-copy", location.href);
  };
  note?.addEventListener("input", keepNote);
  // Paper has no field.
  note?.addEventListener("change", () => {
    const words = document.querySelector(".shortlist-words");
    if (words) words.textContent = note.value;
  });
  // Typed before this script came.
  if (note && note.value !== note.defaultValue) keepNote();
  document.querySelector("button[data-share]")?.addEventListener("click", (event) => void share(event));
  addEventListener("storage", (event) => {
    if (event.key === key) isMine = isSame(shown, own());
  });
}

async function share(event: Event): Promise<void> {
  event.preventDefault();
  const button = event.currentTarget;
  const title = (button instanceof HTMLElement && button.dataset.share) || document.title;
  const url = location.href;
  if (!navigator.share) {
    location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`);
    return;
  }
  // A visitor may close the system's sheet: that is no fault.
  await navigator.share({ title, url }).catch(() => {});
}
