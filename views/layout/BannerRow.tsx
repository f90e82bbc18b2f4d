import { Cover } from "../drawings/Cover.tsx";
import { Picture } from "../kit/Picture.tsx";
import type { Banner } from "../park/park.ts";

/** Announcements in a row that one scrolls by hand; nothing moves by itself. `label` names the row. */
export function BannerRow({ banners, label }: { banners: Banner[]; label: string }) {
  if (banners.length === 0) return null;
  return (
    <ul className="rail" aria-label={label}>
      {banners.map(({ id, title, text, link, button, image }) => (
        <li key={id} className="banner">
          <div className="banner-art">{image ? <Picture image={image} /> : <Cover seed={id} kind="banner" />}</div>
          <div className="banner-text">
            <p className="card-title">{title}</p>
            <p>{text}</p>
            <a className="cover-link more" href={link}>
              {button}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
