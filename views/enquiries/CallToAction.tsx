import type { ReactNode } from "react";
import { EnquiryLink } from "./EnquiryLink.tsx";

type Props = { title: string; text: ReactNode; children?: ReactNode };

/** The dark band at the end of a page, for visitors who found nothing: the callback form, then further buttons. */
export function CallToAction({ title, text, children }: Props) {
  return (
    <section className="cta no-print">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="row">
          <EnquiryLink form="callback">Написать нам</EnquiryLink>
          {children}
        </div>
      </div>
    </section>
  );
}
