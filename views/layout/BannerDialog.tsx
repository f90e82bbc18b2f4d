import { Cover } from "../drawings/Cover.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { ModalDialog } from "../kit/ModalDialog.tsx";
import { Picture } from "../kit/Picture.tsx";
import type { Banner } from "../park/park.ts";

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
