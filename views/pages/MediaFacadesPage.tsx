import { AdvertisingAudience } from "../components/AdvertisingAudience.tsx";
import { CallToAction } from "../components/CallToAction.tsx";
import { CardGrid } from "../components/Card.tsx";
import { EmptyResult } from "../components/EmptyResult.tsx";
import { MediaFacadeCard } from "../components/MediaFacadeCard.tsx";
import { PageHeading } from "../components/PageHeading.tsx";
import { Section } from "../components/Section.tsx";
import { SolutionsTable } from "../components/SolutionsTable.tsx";
import type { MediaFacadeSolution } from "../model/media-facade.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { nbsp, plural } from "../text/format.ts";

/** Every place for advertising, with a picture to scale. */
export function MediaFacadesPage({ solutions }: { solutions: MediaFacadeSolution[] }) {
  return (
    <>
      <PageHeading
        title="Медиафасады и&nbsp;другие поверхности"
        lead={nbsp(
          solutions.length > 0
            ? `${plural(solutions.length, "место", "места", "мест")} для рекламы на фасадах, внутри корпусов и у въезда. Рисунки — в пропорциях экрана, цены — с НДС 22 %.`
            : "Места для рекламы на фасадах, внутри корпусов и у въезда в парк.",
        )}
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
            <p>Оставьте телефон: сообщим, когда освободится ближайшая, и&nbsp;пришлём цены.</p>
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
        text="Скажите, что рекламируете и&nbsp;на какие даты: пришлём свободные слоты и&nbsp;медиаплан."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
    </>
  );
}
