import type { ReactNode } from "react";

/** The dark band at the end of a page, for visitors who found nothing; `children` are buttons. */
export function CallToAction({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className="section section-dark cta no-print">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="row">{children}</div>
      </div>
    </section>
  );
}
