import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type Props = {
  id: string;
  /** Decides the width: 660, 640 or 1600 px at most. Only a banner's content gets the usual space around it. */
  kind: "form" | "success" | "banner";
  title: string;
  /**
   * A dialog that comes as a fragment is opened so long after it arrived; undefined: it waits in the page until it is
   * opened.
   */
  openAfterMs?: number;
  children: ReactNode;
};

/**
 * A native modal dialog with its title and close button. Opened, it focuses its title; Escape and a click beside it
 * close it too.
 */
export function ModalDialog({ id, kind, title, openAfterMs, children }: Props) {
  return (
    <dialog
      id={id}
      className={`modal modal-${kind}`}
      data-modal={openAfterMs}
      aria-labelledby={`${id}-title`}
      {...{ closedby: "any" }}
    >
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
