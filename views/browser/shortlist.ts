import { type OfferIds, offerKey } from "../content/offer-ids.ts";
import { offersIn, offersMax, shortlistQuery, toggleOffer } from "../units/shortlist/shortlist-address.ts";

/** The visitor's shortlist as the browser keeps it; `at` is when it changed last, ms since 1970. */
type Shortlist = { offers: readonly OfferIds[]; people: string; at: number };

const storageKey = "shortlist";
const page = "/compare";
const daysMax = 180;
const dayMs = 86_400_000;

const empty: Shortlist = { offers: [], people: "", at: 0 };

/** The fallback if the browser refuses to store: it lasts as long as the page. */
let unsaved: Shortlist | undefined;

/** The visitor's own shortlist. */
function keptShortlist(): Shortlist {
  if (unsaved) return unsaved;
  try {
    const { items, people = "", at } = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const isRecent = Date.now() - Number(at) < daysMax * dayMs;
    if (!Array.isArray(items) || !isRecent) return empty;
    return { offers: offersIn(items.map(String)).slice(0, offersMax), people: String(people), at: Number(at) };
  } catch {
    return empty;
  }
}

function keep({ offers, people }: Pick<Shortlist, "offers" | "people">): Shortlist {
  const dated = { offers, people, at: Date.now() };
  try {
    localStorage.setItem(storageKey, JSON.stringify({ items: offers.map(offerKey), people, at: dated.at }));
    unsaved = undefined;
  } catch {
    unsaved = dated;
  }
  show();
  return dated;
}

/** The shortlist of an address. */
const inAddress = ({ searchParams }: URL): Shortlist => ({
  offers: offersIn(searchParams.getAll("compare")).slice(0, offersMax),
  people: searchParams.get("people") ?? "",
  at: 0,
});

function addressOf({ offers, people }: Shortlist): string {
  if (offers.length === 0) return page;
  return `${page}?${shortlistQuery(offers, people)}`;
}

const keysOf = ({ offers }: Shortlist) => offers.map(offerKey);
const isSame = (one: Shortlist, other: Shortlist) => keysOf(one).join() === keysOf(other).join();

/** The count in the header, its link, and every mark of the page. */
function show(): void {
  const list = keptShortlist();
  const keys = keysOf(list);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".shortlist-link")) {
    link.href = addressOf(list);
    link.classList.toggle("holds", keys.length > 0);
    const badge = link.querySelector("b");
    const words = keys.length > 0 ? String(keys.length) : "";
    // WebKit drops a press whose text is replaced before the release.
    if (badge && badge.textContent !== words) badge.textContent = words;
  }
  // Without script a mark is a link to the shortlist with its offer; here it is a button that is pressed or not.
  for (const mark of document.querySelectorAll<HTMLAnchorElement>(marks)) {
    mark.setAttribute("role", "button");
    mark.setAttribute("aria-pressed", String(keys.includes(offerKey(offerOf(mark)))));
  }
}

const marks = "a.mark";

/** The offer that a mark's address names. */
const offerOf = (mark: HTMLAnchorElement): OfferIds => inAddress(new URL(mark.href)).offers[0] ?? [];

/**
 * Shows the visitor's shortlist: at bookmarks, on its page, and in other tabs. The server sends everyone the same page,
 * so the browser fills it in.
 */
export function start(): void {
  document.body.append(toast);
  show();
  addEventListener("storage", (event) => event.key === storageKey && show());
  // A page that comes back from the browser's cache of pages is as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && show());
  document.addEventListener("htmx:after:swap", show);
  // Before htmx hears of it.
  document.addEventListener("click", onClick, true);
  // A button is pressed by the space bar, too.
  document.addEventListener("keydown", (event) => {
    if (event.key !== " " || !(event.target instanceof HTMLElement) || !event.target.matches(marks)) return;
    event.preventDefault();
    event.target.click();
  });
  if (location.pathname === page) startPage();
}

function onClick(event: MouseEvent): void {
  const mark = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(marks);
  if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  const list = keptShortlist();
  const offers = toggleOffer(list.offers, offerOf(mark));
  if (!offers) {
    sayFull(list);
    return;
  }
  const people = new URLSearchParams(location.search).get("people") || list.people;
  const isTaken = offers.length > list.offers.length;
  say(`${isTaken ? "" : "Убрано. "}В подборке: ${offers.length}`, keep({ offers, people }));
}

const shownMs = 4000;
let timer: number | undefined;

/** The message at the foot of the window. Screen readers speak what changes in a region that is already there. */
const toast = document.createElement("p");
toast.id = "toast";
toast.setAttribute("role", "status");

/** Shows a message for four seconds, with a link to the shortlist. */
function say(words: string, list: Shortlist): void {
  const link = document.createElement("a");
  link.href = addressOf(list);
  link.textContent = "Открыть";
  // The press may have brought this script, and the region with it.
  requestAnimationFrame(() => {
    toast.replaceChildren(`${words} `, link);
    hideLater();
  });
}

const sayFull = (list: Shortlist) =>
  say(`В подборке уже ${offersMax} помещений. Чтобы добавить это, уберите другое`, list);

/** Hides the message, unless the visitor is at it: its link would take the focus away with it. */
function hideLater(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (toast.matches(":hover, :focus-within")) hideLater();
    else toast.replaceChildren();
  }, shownMs);
}

/** The page itself: the visitor's own shortlist, or one that somebody sent. */
function startPage(): void {
  const shown = inAddress(new URL(location.href));
  if (shown.offers.length === 0) {
    const ownList = keptShortlist();
    // The address that it leads to names offers: it cannot lead here again.
    if (ownList.offers.length > 0) location.replace(addressOf(ownList));
    return;
  }
  if (isFromMark(shown)) keepMarked(shown);
  showWhose(shown);
  addEventListener("pageshow", ({ persisted }) => persisted && showWhose(shown));
  document.getElementById("keep-shortlist")?.addEventListener("click", () => keepReceived(shown));
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`.pick a[href^="${page}"]`);
    if (link && isOwnPage()) removeFromOwn(shown, link);
  });
  document.querySelector("button[data-share]")?.addEventListener("click", (event) => void share(event));
}

/** Whether a mark of another page led here as a link, because it was pressed before this script came. */
function isFromMark({ offers }: Shortlist): boolean {
  const from = new URL(document.referrer || location.href);
  return offers.length === 1 && from.origin === location.origin && from.pathname !== page && !isOwnPage();
}

/** Does what a mark would have done: adds its offer to the visitor's own shortlist and shows that, or says why not. */
function keepMarked(shown: Shortlist): void {
  const ownList = keptShortlist();
  const both = withOwn(shown, ownList);
  if (both.offers.length > offersMax) {
    document.querySelector(".received b")?.replaceChildren("Помещение не добавлено");
    sayFull(ownList);
    return;
  }
  const kept = keep(both);
  if (!isSame(kept, shown)) location.replace(addressOf(kept));
}

/** The visitor's own offers, and behind them those that the page shows. */
const withOwn = (shown: Shortlist, ownList: Shortlist): Pick<Shortlist, "offers" | "people"> => ({
  offers: offersIn([...keysOf(ownList), ...keysOf(shown)]),
  people: ownList.people || shown.people,
});

/** Whether the page showed the visitor's own shortlist when it was loaded. Its entry in the history knows it. */
const isOwnPage = (): boolean => history.state?.isOwnShortlist === true;

/** Says whose shortlist it is. A page of the visitor's own leads on to the own list as it is now: Back may open it. */
function showWhose(shown: Shortlist): void {
  const ownList = keptShortlist();
  if (isSame(shown, ownList)) history.replaceState({ ...history.state, isOwnShortlist: true }, "");
  else if (isOwnPage()) location.replace(addressOf(ownList));
  document.querySelector(".received")?.classList.toggle("shown", !isOwnPage());
}

/** Adds the offers that somebody sent to the visitor's own, all of them or none. */
function keepReceived(shown: Shortlist): void {
  const ownList = keptShortlist();
  const both = withOwn(shown, ownList);
  const count = both.offers.length;
  if (count > offersMax) {
    say(`В подборке помещается ${offersMax} вариантов, а вместе их ${count}. Уберите лишние из своей`, ownList);
    return;
  }
  location.assign(addressOf(keep(both)));
}

/** «Убрать» takes its offer out of the own list as it is now: another tab may have changed it. The link leads there. */
function removeFromOwn(shown: Shortlist, link: HTMLAnchorElement): void {
  const next = inAddress(new URL(link.href));
  const stay = keysOf(next);
  const removed = keysOf(shown).filter((key) => !stay.includes(key));
  const offers = keptShortlist().offers.filter((ids) => !removed.includes(offerKey(ids)));
  link.href = addressOf(keep({ offers, people: next.people }));
}

async function share(event: Event): Promise<void> {
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
