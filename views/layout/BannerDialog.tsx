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
