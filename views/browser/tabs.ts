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
