import { AdvertisingAudience } from "../components/AdvertisingAudience.tsx";
import { BannerRow } from "../components/BannerRow.tsx";
import { ButtonLink } from "../components/Button.tsx";
import { CallToAction } from "../components/CallToAction.tsx";
import { CardGrid } from "../components/Card.tsx";
import { Chips } from "../components/Chips.tsx";
import { EmptyResult } from "../components/EmptyResult.tsx";
import { MediaFacadeCard } from "../components/MediaFacadeCard.tsx";
import { PageHeading } from "../components/PageHeading.tsx";
import { Section } from "../components/Section.tsx";
import { SolutionsTable } from "../components/SolutionsTable.tsx";
import { Steps } from "../components/Steps.tsx";
import type { MediaFacadeSolution } from "../model/media-facade.ts";
import type { Banner } from "../model/park.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { nbsp, number } from "../text/format.ts";
import { inFamilies } from "./advertising-families.ts";

type Props = { banners: Banner[]; solutions: MediaFacadeSolution[] | undefined };

/** Advertising in the park: who sees it, where it may stand, how it goes and what it costs. `solutions` may be unknown. */
export function AdvertisingPage({ banners, solutions }: Props) {
  const families = inFamilies(solutions ?? []);
  return (
    <>
      <PageHeading
        title="Реклама в&nbsp;бизнес-парке"
        lead={nbsp(
          "Экраны на фасадах, в холлах и в лифтах, щиты и короба. Одни и те же люди проходят мимо каждый рабочий день.",
        )}
      >
        <Chips
          label="Виды рекламы"
          items={families.map(({ id, name, solutions }) => ({
            href: `#${id}`,
            text: `${name} — ${number(solutions.length)}`,
          }))}
        />
      </PageHeading>
      <Section title="Кто увидит" tone="white">
        <div className="stack">
          {" "}
          <AdvertisingAudience />
          <p className="muted">
            {nbsp(
              "Сотрудники проходят мимо экрана в среднем четыре раза за день: утром, дважды в обед и вечером. За неделю короткое сообщение запоминается без крупных букв.",
            )}
          </p>
        </div>{" "}
      </Section>
      {banners.length > 0 && (
        <Section>
          <h2 className="visually-hidden">Что предлагаем сейчас</h2>
          <BannerRow banners={banners} label="Что предлагаем сейчас" />
        </Section>
      )}
      {families.map(({ id, name, lead, solutions }, index) => (
        <Section key={id} id={id} title={name} lead={nbsp(lead)} tone={index % 2 === 0 ? "white" : "light"}>
          <CardGrid columns={3}>
            {solutions.map((solution) => (
              <MediaFacadeCard key={solution.id} solution={solution} />
            ))}
          </CardGrid>
        </Section>
      ))}
      <Section title="Как разместить рекламу" tone={families.length % 2 === 0 ? "white" : "light"}>
        <Steps
          items={[
            {
              title: "Заявка",
              text: nbsp("Выберите поверхность и даты или опишите задачу. Пришлём свободные дни и медиаплан."),
              note: "15 минут",
            },
            {
              title: "Макет",
              text: nbsp("Пришлите готовый файл по требованиям к поверхности. Пропорции кадра подправим сами."),
            },
            {
              title: "Согласование",
              text: nbsp("Проверим файл и содержание по закону о рекламе, если нужно — вернём с пометками."),
              note: "2 рабочих дня",
            },
            {
              title: "Запуск",
              text: nbsp("Ролик выходит в назначенный день. В конце срока вы получаете отчёт о показах и снимки."),
            },
          ]}
        />
      </Section>
      <Section title="Сколько это стоит" tone={families.length % 2 === 0 ? "light" : "white"}>
        {solutions && solutions.length > 0 ? (
          <SolutionsTable solutions={solutions} />
        ) : solutions ? (
          <EmptyResult title="Свободных поверхностей сейчас нет">
            <p>Оставьте телефон: сообщим, когда освободится ближайшая, и&nbsp;пришлём цены.</p>
          </EmptyResult>
        ) : (
          <EmptyResult title="Цены сейчас не&nbsp;загрузились">
            <p>Позвоните или напишите нам: пришлём список поверхностей с&nbsp;ценами и&nbsp;свободными датами.</p>
          </EmptyResult>
        )}
      </Section>
      <CallToAction
        title="Не&nbsp;знаете, с&nbsp;чего начать?"
        text="Расскажите, кого хотите привлечь и&nbsp;на какой срок. Предложим поверхности и&nbsp;посчитаем показы."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
        <ButtonLink href={href("mediaFacades", {})} variant="outline">
          Все поверхности
        </ButtonLink>
      </CallToAction>
    </>
  );
}
