import { Icon } from "./Icon.tsx";
import { type Image, pictureFile } from "./image.ts";
import { Picture } from "./Picture.tsx";

type Props = { images: Image[]; label: string; place?: "photo" | "hero" };

/** With script a press opens them large (`browser/photos.ts`); without it each is a link to its file. */
export function PhotoStrip({ images, label, place = "photo" }: Props) {
  const all = [...new Map(images.map((image) => [image.src, image])).values()];
  if (all.length === 0) return null;
  return (
    <>
      <ul className="photos no-print" aria-label={label} data-photos="">
        {all.map((image, at) => (
          <li key={image.src}>
            <a href={pictureFile(image.src, 1600)}>
              <Picture
                image={{ ...image, alt: `${image.alt ? `${image.alt}, ` : ""}фото ${at + 1} из ${all.length}` }}
                place={place}
              />
            </a>
          </li>
        ))}
      </ul>
      <dialog id="viewer" className="viewer" aria-label={label}>
        <button
          type="button"
          className="viewer-close"
          aria-label="Закрыть"
          {...{ command: "close", commandfor: "viewer" }}
        >
          <Icon name="close" />
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focused region */}
        <ul tabIndex={0} aria-label={label} />
        <p>
          <button type="button" value="-1" aria-label="Предыдущее фото">
            <Icon name="arrow" />
          </button>
          <span aria-live="polite" />
          <button type="button" value="1" aria-label="Следующее фото">
            <Icon name="arrow" />
          </button>
        </p>
      </dialog>
    </>
  );
}
