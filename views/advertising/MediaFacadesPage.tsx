import { CallToAction } from "../kit/CallToAction.tsx";
import { CardGrid } from "../kit/Card.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { plural } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { RequestLink } from "../requests/RequestLink.tsx";
import { AdvertisingAudience } from "./AdvertisingAudience.tsx";
import { MediaFacadeCard } from "./MediaFacadeCard.tsx";
import type { MediaFacadeSolution } from "./media-facade.ts";
import { SolutionsTable } from "./SolutionsTable.tsx";

/** Every place for advertising, with a picture to scale. */
export function MediaFacadesPage({ solutions }: { solutions: MediaFacadeSolution[] }) {
  return (
    <>
      <PageHeading
        title="Медиафасады и другие поверхности"
        lead={
          solutions.length > 0
            ? `${plural(solutions.length, "место", "места", "мест")} для рекламы на фасадах, внутри корпусов и у въезда. Рисунки — в пропорциях экрана, цены — с НДС 22 %.`
            : "Места для рекламы на фасадах, внутри корпусов и у въезда в парк."
        }
      />
      <Section tone="white">
        {solutions.length > 0 ? (
          <CardGrid columns={3}>
            {solutions.map((solution) => (
              <MediaFacadeCard key={solution.id} solution={solution} level={2} />
            ))}
          </CardGrid>
        ) : (
          <EmptyResult title="Свободных поверхностей сейчас нет">
            <p>Оставьте телефон: сообщим, когда освободится ближайшая, и пришлём цены.</p>
            <RequestLink form="callback">Написать нам</RequestLink>
          </EmptyResult>
        )}
      </Section>
      {solutions.length > 0 && (
        <Section title="Сравнить">
          <SolutionsTable solutions={solutions} />
        </Section>
      )}
      <Section title="Кто увидит рекламу" tone="white">
        <AdvertisingAudience />
      </Section>
      <CallToAction
        title="Подберём поверхность под задачу"
        text="Скажите, что рекламируете и на какие даты: пришлём свободные слоты и медиаплан."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
    </>
  );
}
