import { ButtonLink } from "../components/Button.tsx";
import { ModalDialog } from "../components/ModalDialog.tsx";
import { Picture } from "../components/Picture.tsx";
import { Cover } from "../drawings/Cover.tsx";
import type { Banner } from "../model/park.ts";

/** ModalBanner: the promotional dialog with the messenger theme. The browser's script decides when it opens. */
export function BannerDialog({ banner }: { banner: Banner }) {
  const { id, title, text, link, button, image } = banner;
  return (
    <ModalDialog id="banner" kind="banner" title={title}>
      <div className="banner-dialog">
        <div className="stack">
          <p className="lead">{text}</p>
          <ButtonLink href={link} external={!link.startsWith("/")}>
            {button}
          </ButtonLink>
        </div>
        {image ? <Picture image={image} /> : <Cover seed={id} kind="banner" />}
      </div>
    </ModalDialog>
  );
}
