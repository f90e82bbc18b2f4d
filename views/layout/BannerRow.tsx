import type { Banner } from "../content/park.ts";
import { Picture } from "../kit/Picture.tsx";

/**
 * Announcements in a row that one scrolls by hand; nothing moves by itself. `label` names the row. The messenger's card
 * opens the banner dialog; without script it leads to the messenger.
 */
export function BannerRow({ banners, label }: { banners: Banner[]; label: string }) {
  if (banners.length === 0) return null;
  return (
    <ul className="rail" aria-label={label}>
      {banners.map(({ id, title, text, link, button, image, theme }) => (
        <li key={id} className={image ? "banner" : "banner banner-plain"}>
          {image && (
            <div className="banner-art">
              <Picture image={image} place="banner" />
            </div>
          )}
          <div className="banner-text">
            <p className="card-title">{title}</p>
            <p>{text}</p>
            <a
              className="cover-link more"
              href={link}
              rel={link.startsWith("/") ? undefined : "noopener"}
              data-open-banner={theme === "messenger" ? "" : undefined}
            >
              {button}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
