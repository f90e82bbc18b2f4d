/** A press on a photograph opens the full view, which loads then. If it fails to load, the link leads to its file. */
export function startPhotoLinks(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-photos] a") : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import("./photos.ts").then(
      ({ openPhotos }) => openPhotos(link),
      () => location.assign(link.href),
    );
  });
}
