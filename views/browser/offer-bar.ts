/** Shows an offer's bar as long as none of its price card's buttons is in sight. */
export function startOfferBar(): void {
  const bar = document.querySelector(".offer-bar");
  const acts = document.querySelector(".card-acts");
  if (!bar || !acts) return;
  new IntersectionObserver(([entry]) => bar.classList.toggle("shown", !entry?.isIntersecting)).observe(acts);
}
