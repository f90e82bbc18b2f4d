import type { Banner } from "../content/park.ts";
import { Button, ButtonLink, leadsElsewhere } from "../ui/Button.tsx";
import { ModalDialog } from "../ui/ModalDialog.tsx";
import { Picture } from "../ui/Picture.tsx";

const id = "banner";

/**
 * ModalBanner: the messenger's announcement. It opens by itself `afterSeconds` after a visit began; undefined: only
 * when asked for.
 */
export function BannerDialog({ banner, afterSeconds }: { banner: Banner; afterSeconds: number | undefined }) {
  const { title, text, link, button, image, theme } = banner;
  return (
    <ModalDialog id={id} kind="banner" title={title}>
      {image && <Picture image={image} place="modal" />}
      <p data-theme={theme}>{text}</p>
      <div className="row" data-banner-after={afterSeconds}>
        <ButtonLink href={link} external={leadsElsewhere(link)}>
          {button}
        </ButtonLink>
        <Button type="button" variant="quiet" {...{ command: "close", commandfor: id }}>
          Не сейчас
        </Button>
      </div>
    </ModalDialog>
  );
}

/**
 * Announcements, one slim line each. The messenger's line opens the banner dialog; without script it leads to the
 * messenger.
 */
export function BannerLines({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className="banner-lines" aria-label="Объявления парка">
      {banners.map((banner) => (
        <li key={banner.id}>
          <b>{banner.title}</b> {banner.text && <span>{banner.text}</span>}{" "}
          <a href={banner.link} data-open-banner={banner.theme === "messenger" ? "" : undefined}>
            {banner.button} <span className="visually-hidden">{banner.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
