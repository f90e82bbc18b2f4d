import type { ReactNode } from "react";
import { Part } from "../kit/Part.tsx";
import { EnquiryLink } from "./EnquiryLink.tsx";

type Props = { title: string; text: ReactNode };

/** The end of a page, for visitors who found nothing: the callback form. */
export function CallToAction({ title, text }: Props) {
  return (
    <Part title={title} ruled>
      <div className="stack">
        <p>{text}</p>
        <p className="no-print">
          <EnquiryLink form="callback">Написать нам</EnquiryLink>
        </p>
      </div>
    </Part>
  );
}
