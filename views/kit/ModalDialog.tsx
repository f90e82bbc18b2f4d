import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type Props = {
  id: string;
  /** Decides the width: 660, 640 or 1600 px at most. */
  kind: "form" | "success" | "banner";
  title: string;
  /** A dialog that comes as a fragment is opened so long after it arrived; undefined: it waits in the page until it is opened. */
  openAfterMs?: number;
  children: ReactNode;
};

/** A native modal dialog with its title and close button. Escape and a click beside it close it too. */
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
        <h2 className="modal-title" id={`${id}-title`}>
          {title}
        </h2>
        <button type="button" className="modal-close" aria-label="Закрыть" {...{ command: "close", commandfor: id }}>
          <Icon name="close" />
        </button>
      </div>
      <div className="modal-body">{children}</div>
    </dialog>
  );
}
