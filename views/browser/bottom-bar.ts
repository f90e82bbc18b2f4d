/**
 * Shows the bar with price and button (`.bottom-bar`) while the box with the same content (`.sticky-box`) is off
 * screen.
 */
export function startBottomBar(): void {
  const bar = document.querySelector<HTMLElement>(".bottom-bar");
  const box = document.querySelector(".sticky-box");
  if (!bar || !box) return;
  new IntersectionObserver(([seen]) => {
    bar.hidden = seen !== undefined && (seen.isIntersecting || seen.boundingClientRect.top > 0);
  }).observe(box);
}
