import type { ReactNode } from "react";
import { PageHead } from "../ui/PageParts.tsx";

type Props = { title: string; lead?: string; under?: ReactNode; children: ReactNode };

/** A form as a page: the target of every link to it without script. */
export function FormPage({ title, lead, under, children }: Props) {
  return (
    <>
      <PageHead title={title} lead={lead}>
        {under}
      </PageHead>
      <div className="wrap enquiry-page">{children}</div>
    </>
  );
}
