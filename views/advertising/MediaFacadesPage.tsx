import { EmptyResult } from "../kit/EmptyResult.tsx";
import { plural } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import type { Body } from "../park/park.ts";
import { AdvertisingAudience } from "../park/statements/AdvertisingAudience.tsx";
import type { ParkStatements } from "../park/statements/statements.ts";
import { CallToAction } from "../requests/CallToAction.tsx";
import { RequestLink } from "../requests/RequestLink.tsx";
import type { MediaFacadeSolution } from "./media-facade.ts";
import { SolutionsTable } from "./SolutionsTable.tsx";
import { SurfaceDrawings } from "./SurfaceDrawings.tsx";

type Props = { solutions: MediaFacadeSolution[]; bodies: Body[]; statements: ParkStatements | undefined };

/** Every place for advertising, with a picture to scale. */
export function MediaFacadesPage({ solutions, bodies, statements }: Props) {
  return (
    <>
      <PageHeading
        title="Медиафасады и другие поверхности"
        lead={
          solutions.length > 0
            ? `${plural(solutions.length, "место", "места", "мест")} для рекламы. ${solutions.some(({ image }) => image) ? "Размеры" : "Рисунки"} — в масштабе${statements ? ", цены — с НДС 22 %" : ""}.`
            : "Места для рекламы в парке."
        }
      />
      <Section tone="white">
        {solutions.length > 0 ? (
          <SolutionsTable solutions={solutions} statements={statements} />
        ) : (
          <EmptyResult title="Свободных поверхностей сейчас нет">
            <p>Оставьте телефон: сообщим, когда освободится ближайшая, и пришлём цены.</p>
            <RequestLink form="callback">Написать нам</RequestLink>
          </EmptyResult>
        )}
      </Section>
      {solutions.length > 0 && (
        <Section title="Как это выглядит">
          <SurfaceDrawings solutions={solutions} bodies={bodies} />
        </Section>
      )}
      {statements && (
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
