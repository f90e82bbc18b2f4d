import { ButtonLink } from "../components/Button.tsx";
import { Icon } from "../components/Icon.tsx";
import type { Banner } from "../model/park.ts";

/** ModalBanner: the first banner with the messenger's theme, as a dialog that the browser's script opens by its rules. */
export function BannerDialog({ banners }: { banners: Banner[] }) {
  const banner = banners.find(({ theme }) => theme === "messenger");
  if (!banner) return null;
  return (
    <dialog className="modal modal-banner" id="banner" aria-labelledby="banner-title" {...{ closedby: "any" }}>
      <div className="modal-head">
        <h2 className="modal-title" id="banner-title">
          {banner.title}
        </h2>
        <button
          type="button"
          className="modal-close"
          aria-label="Закрыть"
          {...{ command: "close", commandfor: "banner" }}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="modal-body">
        <Icon name="telegram" size={72} />
        <p className="lead">{banner.text}</p>
        <ButtonLink href={banner.link} external>
          {banner.button}
        </ButtonLink>
      </div>
    </dialog>
  );
}
