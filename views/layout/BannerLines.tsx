import type { Banner } from "../content/park.ts";

/**
 * Announcements, one slim line each. The messenger's line opens the banner dialog; without script it leads to the
 * messenger.
 */
export function BannerLines({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className="banner-lines" aria-label="Объявления парка">
      {banners.map(({ id, title, text, link, button, theme }) => (
        <li key={id}>
          <b>{title}</b> {text && <span>{text}</span>}{" "}
          <a href={link} data-open-banner={theme === "messenger" ? "" : undefined}>
            {button} <span className="visually-hidden">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
