/**
 * The bar with the price and the button (`.bottom-bar`) shows only after the box that says the same (`.sticky-box`) has
 * left the window.
 */
export function startBottomBar(): void {
  const bar = document.querySelector<HTMLElement>(".bottom-bar");
  const box = document.querySelector(".sticky-box");
  if (!bar || !box) return;
  new IntersectionObserver(([seen]) => {
    bar.hidden = seen !== undefined && (seen.isIntersecting || seen.boundingClientRect.top > 0);
  }).observe(box);
}
