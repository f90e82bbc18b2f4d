import type { ReactNode } from "react";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { telLink } from "../kit/format.ts";
import type { Department } from "../park/park.ts";
import { RequestLink } from "../requests/RequestLink.tsx";

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
      <RequestLink form="callback">Написать нам</RequestLink>
    </EmptyResult>
  );
}
