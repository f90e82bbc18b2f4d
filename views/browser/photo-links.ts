import { onPress } from "./press.ts";

/** A press on a photograph opens the full view, which loads then. If it fails to load, the link leads to its file. */
export function startPhotoLinks(): void {
  onPress("[data-photos] a", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import("./photos.ts").then(
      ({ openPhotos }) => openPhotos(link),
      () => location.assign(link.href),
    );
  });
}
