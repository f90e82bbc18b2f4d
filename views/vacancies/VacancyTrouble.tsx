import type { ReactNode } from "react";
import type { Department } from "../content/park.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { telLink } from "../ui/format.ts";
import { EmptyResult } from "../ui/PageParts.tsx";

type Props = { title: string; staff: Department | undefined; children: ReactNode };

/** The reason for a missing vacancy, and contacts. */
export function VacancyTrouble({ title, staff, children }: Props) {
  return (
    <EmptyResult title={title}>
      <p>{children}</p>
      {staff && (
        <p>
          {staff.name}: <a href={telLink(staff.phone)}>{staff.phone}</a>
        </p>
      )}
      <EnquiryLink form="callback">Написать нам</EnquiryLink>
    </EmptyResult>
  );
}
