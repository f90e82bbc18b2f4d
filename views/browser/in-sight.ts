/** Scrolls the current tab into view on narrow screens, once the fonts have given the tabs their widths. */
export async function showCurrentTabs(): Promise<void> {
  await document.fonts.ready;
  for (const list of document.querySelectorAll(".tabs ul")) {
    const current = list.querySelector("[aria-current]");
    if (!current || list.scrollWidth <= list.clientWidth) continue;
    const tab = current.getBoundingClientRect();
    const room = list.getBoundingClientRect();
    list.scrollLeft += tab.left + tab.width / 2 - (room.left + room.width / 2);
  }
}

/** Shows an offer's bar as long as none of its price card's buttons is in sight. */
export function startOfferBar(): void {
  const bar = document.querySelector(".offer-bar");
  const acts = document.querySelector(".card-acts");
  if (!bar || !acts) return;
  new IntersectionObserver(([entry]) => bar.classList.toggle("shown", !entry?.isIntersecting)).observe(acts);
}
