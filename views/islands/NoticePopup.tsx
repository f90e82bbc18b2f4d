import type { RefObject } from "react";
import { CloseButton } from "./CloseButton.tsx";
import { cookieWords } from "./cookie-words.ts";

export type Consent = "all" | "necessary";

type Props = {
  privacy: { href: string; text: string };
  popup: RefObject<HTMLDialogElement | null>;
  close: (allowed: Consent) => void;
};

/** The list of what the site stores, and the answers again. */
export function CookiePopup({ privacy, popup, close }: Props) {
  const { title, columns, groups, choice, consent } = cookieWords;
  return (
    <dialog className="modal modal-cookies" aria-labelledby="cookies-title" ref={popup} {...{ closedby: "any" }}>
      <div className="modal-head">
        <h2 className="modal-title" id="cookies-title">
          {title}
        </h2>
        <CloseButton className="modal-close" onClick={() => close("necessary")} />
      </div>
      <div className="modal-body">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, purpose, term }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{purpose}</td>
                <td>{term}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small muted">
          {choice} <a href={privacy.href}>{privacy.text}</a>, <a href={consent.href}>{consent.text}</a>.
        </p>
        <div className="cookie-answers">
          <button type="button" className="button button-outline" onClick={() => close("necessary")}>
            Только необходимые
          </button>
          <button type="button" className="button button-outline" onClick={() => close("all")}>
            Понятно, разрешить все
          </button>
        </div>
      </div>
    </dialog>
  );
}
