import { CallToAction } from "../../enquiries/CallToAction.tsx";
import { ButtonLink } from "../../kit/Button.tsx";
import { ModalDialog } from "../../kit/ModalDialog.tsx";
import { Once } from "../../kit/Once.tsx";
import { PageHeading } from "../../kit/PageHeading.tsx";
import { Questions } from "../../kit/Questions.tsx";
import { Prose, RichText } from "../../kit/RichText.tsx";
import { Section } from "../../kit/Section.tsx";
import { Steps } from "../../kit/Steps.tsx";
import { SwapInto } from "../../kit/SwapInto.tsx";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

const text = <p>Приём заявок круглосуточно, ответ — в рабочий час.</p>;

/** What all pages are put together from. */
export const pageExamples = ({ html }: Samples): ComponentExamples[] => [
  {
    component: "PageHeading",
    examples: [
      { name: "только заголовок", element: <PageHeading title="Новости парка" /> },
      {
        name: "с подводкой и действием",
        element: (
          <PageHeading kicker="Аренда" title={"Офисы в аренду"} lead={"Прямая аренда от собственника."}>
            <ButtonLink href="/podbor-ofisa">Подобрать офис</ButtonLink>
          </PageHeading>
        ),
      },
    ],
  },
  {
    component: "Section",
    examples: [
      { name: "светлая", element: <Section title="Услуги парка">{text}</Section> },
      {
        name: "белая, со ссылкой",
        element: (
          <Section tone="white" title="Новости" link={{ href: "/news", text: "Все новости" }} lead={"За месяц."}>
            {text}
          </Section>
        ),
      },
      {
        name: "тёмная",
        element: (
          <Section tone="dark" title="Реклама">
            {text}
          </Section>
        ),
      },
    ],
  },
  {
    component: "CallToAction",
    examples: [
      {
        name: "с кнопкой",
        element: (
          <CallToAction title={"Не нашли подходящего?"} text={"Пришлём варианты за рабочий день."}>
            <ButtonLink href="/podbor-ofisa">Описать задачу</ButtonLink>
          </CallToAction>
        ),
      },
    ],
  },
  {
    component: "Questions",
    examples: [
      {
        name: "ответ строкой и разметкой",
        element: (
          <Questions
            items={[
              { question: "Есть ли комиссия?", answer: "Нет: парк сдаёт помещения сам." },
              {
                question: "Можно въехать ночью?",
                answer: (
                  <p>
                    Да, <a href="/route">пост</a> открыт всегда.
                  </p>
                ),
              },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "Steps",
    examples: [
      {
        name: "со сроком и без",
        element: (
          <Steps
            items={[
              { title: "Заявка", text: "Опишите задачу.", note: "5 минут" },
              { title: "Показ", text: "Покажем два-три помещения.", note: "1 день" },
              { title: "Договор", text: "Подпишем и выдадим карты доступа." },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "RichText",
    examples: [
      { name: "из контента", element: <RichText html={html} /> },
      { name: "свой текст", element: <Prose>{text}</Prose> },
    ],
  },
  {
    component: "ModalDialog",
    examples: [
      {
        name: "закрыт до открытия",
        element: (
          <>
            <button
              type="button"
              className="button button-outline"
              {...{ command: "show-modal", commandfor: "example-dialog" }}
            >
              Открыть окно
            </button>
            <ModalDialog id="example-dialog" kind="form" title={"Заявка на показ"}>
              {text}
            </ModalDialog>
          </>
        ),
      },
    ],
  },
  {
    component: "Once",
    examples: [{ name: "показывает то, что внутри", element: <Once>{text}</Once> }],
  },
  {
    component: "SwapInto",
    examples: [{ name: "часть ответа сервера", element: <SwapInto target="#main">{text}</SwapInto> }],
  },
];
