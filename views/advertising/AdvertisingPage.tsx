import { ButtonLink } from "../kit/Button.tsx";
import { CallToAction } from "../kit/CallToAction.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { Steps } from "../kit/Steps.tsx";
import { BannerRow } from "../layout/BannerRow.tsx";
import type { Banner, Body } from "../park/park.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { AdvertisingAudience } from "./AdvertisingAudience.tsx";
import type { MediaFacadeSolution } from "./media-facade.ts";
import { SolutionsTable } from "./SolutionsTable.tsx";
import { SurfaceDrawings } from "./SurfaceDrawings.tsx";

type Props = { banners: Banner[]; bodies: Body[]; solutions: MediaFacadeSolution[] | undefined };

/** Advertising in the park: who sees it, where it may stand, how it goes and what it costs. `solutions` may be unknown. */
export function AdvertisingPage({ banners, bodies, solutions }: Props) {
  return (
    <>
      <PageHeading
        title="Реклама в бизнес-парке"
        lead="Экраны на фасадах, в холлах и в лифтах, щиты и короба. Одни и те же люди проходят мимо каждый рабочий день."
      />
      <Section title="Поверхности и цены" tone="white">
        {solutions && solutions.length > 0 ? (
          <SolutionsTable solutions={solutions} />
        ) : solutions ? (
          <EmptyResult title="Свободных поверхностей сейчас нет">
            <p>Оставьте телефон: сообщим, когда освободится ближайшая, и пришлём цены.</p>
          </EmptyResult>
        ) : (
          <EmptyResult title="Цены сейчас не загрузились">
            <p>Позвоните или напишите нам: пришлём список поверхностей с ценами и свободными датами.</p>
          </EmptyResult>
        )}
      </Section>
      {solutions && solutions.length > 0 && (
        <Section title="Как это выглядит" lead="Каждая в своём масштабе, с человеком ростом 1,75 м.">
          <SurfaceDrawings solutions={solutions} bodies={bodies} />
        </Section>
      )}
      <Section title="Кто увидит" tone="white">
        <div className="stack">
          <AdvertisingAudience />
          <p className="muted">
            Сотрудники проходят мимо экрана в среднем четыре раза за день: утром, дважды в обед и вечером. За неделю
            короткое сообщение запоминается без крупных букв.
          </p>
        </div>
      </Section>
      {banners.length > 0 && (
        <Section>
          <h2 className="visually-hidden">Что предлагаем сейчас</h2>
          <BannerRow banners={banners} label="Что предлагаем сейчас" />
        </Section>
      )}
      <Section title="Как разместить рекламу">
        <Steps
          items={[
            {
              title: "Заявка",
              text: "Выберите поверхность и даты или опишите задачу. Пришлём свободные дни и медиаплан.",
              note: "15 минут",
            },
            {
              title: "Макет",
              text: "Пришлите готовый файл по требованиям к поверхности. Пропорции кадра подправим сами.",
            },
            {
              title: "Согласование",
              text: "Проверим файл и содержание по закону о рекламе, если нужно — вернём с пометками.",
              note: "2 рабочих дня",
            },
            {
              title: "Запуск",
              text: "Ролик выходит в назначенный день. В конце срока вы получаете отчёт о показах и снимки.",
            },
          ]}
        />
      </Section>
      <CallToAction
        title="Не знаете, с чего начать?"
        text="Расскажите, кого хотите привлечь и на какой срок. Предложим поверхности и посчитаем показы."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
        <ButtonLink href={href("mediaFacades", {})} variant="outline">
          Все поверхности
        </ButtonLink>
      </CallToAction>
    </>
  );
}
