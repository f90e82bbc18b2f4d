import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type Props = {
  id: string;
  /** Sets the width: at most 660, 640 or 1600 px. Only a banner's content gets the default padding. */
  kind: "form" | "success" | "banner";
  title: string;
  /** Delay for dialogs that arrive as fragments; undefined: opened by the script. */
  openAfterMs?: number;
  children: ReactNode;
};

/** A native modal dialog. Focuses its title; Escape and a click on the backdrop close it. */
export function ModalDialog({ id, kind, title, openAfterMs, children }: Props) {
  return (
    <dialog id={id} className={`modal modal-${kind}`} data-modal={openAfterMs} aria-labelledby={`${id}-title`}>
      <div className="modal-head">
        <h2 className="modal-title" id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="modal-close" aria-label="Закрыть" {...{ command: "close", commandfor: id }}>
          <Icon name="close" />
        </button>
      </div>
      {kind === "banner" ? <div className="modal-body">{children}</div> : children}
    </dialog>
  );
}
