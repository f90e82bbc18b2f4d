let openAt: ((link: HTMLAnchorElement) => void) | undefined;

/** Opens the full view of a page's photographs at the one of a link. */
export function openPhotos(link: HTMLAnchorElement): void {
  openAt ??= fullView(link.closest("ul"));
  openAt?.(link);
}

/**
 * The full view: swipes, buttons, arrow keys, Home and End. Escape closes it, and the focus returns to the photograph
 * that opened it.
 */
function fullView(strip: Element | null): typeof openAt {
  const viewer = document.getElementById("viewer");
  const list = viewer?.querySelector("ul");
  const place = viewer?.querySelector("span");
  if (!strip || !(viewer instanceof HTMLDialogElement) || !list || !place) return undefined;
  const links = [...strip.querySelectorAll("a")];
  const last = links.length - 1;
  let at = 0;
  list.append(...links.map(largePhoto));

  const showPlace = (now: number): void => {
    at = Math.min(Math.max(now, 0), last);
    place.textContent = `${at + 1} из ${last + 1}`;
    for (const button of viewer.querySelectorAll<HTMLButtonElement>("button[value]"))
      button.setAttribute("aria-disabled", String(at === (Number(button.value) < 0 ? 0 : last)));
  };
  const show = (wanted: number): void => {
    showPlace(wanted);
    list.scrollTo({ left: at * list.clientWidth, behavior: "instant" });
  };

  viewer.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[value]") : null;
    if (button) show(at + Number(button.value));
  });
  viewer.addEventListener("keydown", (event) => {
    const wanted = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  });
  // A swipe.
  list.addEventListener("scroll", () => showPlace(Math.round(list.scrollLeft / (list.clientWidth || 1))), {
    passive: true,
  });
  addEventListener("resize", () => viewer.open && show(at));
  return (link) => {
    // A second press may have waited for this script, too.
    if (!viewer.open) viewer.showModal();
    show(links.indexOf(link));
  };
}

/** The photograph of a link in the width of the window. */
function largePhoto(link: HTMLAnchorElement): HTMLElement {
  const item = document.createElement("li");
  const photo = link.querySelector("img")?.cloneNode();
  if (!(photo instanceof HTMLImageElement)) return item;
  photo.loading = "lazy";
  photo.sizes = "100vw";
  item.append(photo);
  return item;
}
