import type { Building } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { CallToAction } from "../enquiries/CallToAction.tsx";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { plural } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { AdvertisingAudience } from "../park/claims/AdvertisingAudience.tsx";
import type { ParkClaims } from "../park/claims/claims.ts";
import { SolutionsTable } from "./SolutionsTable.tsx";
import { SurfaceDrawings } from "./SurfaceDrawings.tsx";

type Props = { solutions: MediaFacadeSolution[]; buildings: Building[]; claims: ParkClaims | undefined };

/** Every place for advertising, with a picture to scale. */
export function MediaFacadesPage({ solutions, buildings, claims }: Props) {
  return (
    <>
      <PageHeading
        title="Медиафасады и другие поверхности"
        lead={
          solutions.length > 0
            ? `${plural(solutions.length, "место", "места", "мест")} для рекламы. ${solutions.some(({ image }) => image) ? "Размеры" : "Рисунки"} — в масштабе${claims ? ", цены — с НДС 22 %" : ""}.`
            : "Места для рекламы в парке."
        }
      />
      <Section tone="white">
        {solutions.length > 0 ? (
          <SolutionsTable solutions={solutions} claims={claims} />
        ) : (
          <EmptyResult title="Свободных поверхностей сейчас нет">
            <p>Оставьте телефон: сообщим, когда освободится ближайшая, и пришлём цены.</p>
            <EnquiryLink form="callback">Написать нам</EnquiryLink>
          </EmptyResult>
        )}
      </Section>
      {solutions.length > 0 && (
        <Section title="Как это выглядит">
          <SurfaceDrawings solutions={solutions} buildings={buildings} />
        </Section>
      )}
      {claims && (
        <Section title="Кто увидит рекламу" tone="white">
          <AdvertisingAudience />
        </Section>
      )}
      <CallToAction
        title="Подберём поверхность под задачу"
        text="Скажите, что рекламируете и на какие даты: предложим поверхности."
      />
    </>
  );
}
