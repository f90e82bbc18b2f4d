import { Button, ButtonLink, ExternalLink } from "../../kit/Button.tsx";
import { CopyButton } from "../../kit/CopyButton.tsx";
import { Icon } from "../../kit/Icon.tsx";
import { type IconName, icons } from "../../kit/icons.ts";
import { PrintButton } from "../../kit/PrintButton.tsx";
import { ShareLinks } from "../../kit/ShareLinks.tsx";
import { Tabs } from "../../kit/Tabs.tsx";
import { CompareBox } from "../../units/comparison/CompareBox.tsx";
import { FloorsSlot } from "../../units/plan/FloorsSlot.tsx";
import { MapSlot } from "../../visit/MapSlot.tsx";
import { ParkingTabs, RouteTabs } from "../../visit/SubjectTabs.tsx";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

const isIcon = (name: string): name is IconName => name in icons;

/** What one presses. */
export const controlExamples = ({ contacts, office }: Samples): ComponentExamples[] => [
  {
    component: "Button",
    examples: [
      {
        name: "главная, обведённая, тихая",
        element: (
          <div className="row">
            <Button type="button">Отправить заявку</Button>
            <Button type="button" variant="outline">
              Открыть схему
            </Button>
            <Button type="button" variant="quiet">
              Сбросить
            </Button>
          </div>
        ),
      },
      {
        name: "недоступная",
        element: (
          <Button type="button" disabled>
            Отправляем…
          </Button>
        ),
      },
      {
        name: "во всю ширину",
        element: (
          <Button type="button" wide>
            Показать варианты
          </Button>
        ),
      },
      {
        name: "ссылки",
        element: (
          <div className="row">
            <ButtonLink href="/contacts">Контакты</ButtonLink>
            <ButtonLink href="https://example.com" variant="outline" external>
              Другой сайт
            </ButtonLink>
            <ExternalLink href="https://example.com">ссылка в тексте</ExternalLink>
          </div>
        ),
      },
    ],
  },
  {
    component: "Icon",
    examples: [
      {
        name: "весь набор",
        element: (
          <p className="row">
            {Object.keys(icons)
              .filter(isIcon)
              .map((name) => (
                <Icon key={name} name={name} size={28} />
              ))}
          </p>
        ),
      },
    ],
  },
  {
    component: "CopyButton",
    examples: [{ name: "адрес", element: <CopyButton text={contacts.address.street}>Скопировать адрес</CopyButton> }],
  },
  {
    component: "PrintButton",
    examples: [
      { name: "по умолчанию", element: <PrintButton /> },
      { name: "со своими словами", element: <PrintButton>Распечатать схему</PrintButton> },
    ],
  },
  {
    component: "ShareLinks",
    examples: [
      {
        name: "новость",
        element: <ShareLinks url="https://parallel55.example/news/3" title={"Лифты проверят в субботу"} />,
      },
    ],
  },
  {
    component: "MapSlot",
    examples: [{ name: "до нажатия", element: <MapSlot coordinates={contacts.coordinates} title="Карта" /> }],
  },
  { component: "FloorsSlot", examples: [{ name: "до нажатия", element: <FloorsSlot /> }] },
  {
    component: "Tabs",
    examples: [
      {
        name: "с числами",
        element: (
          <Tabs
            label="Виды новостей"
            items={[
              { href: "/news", text: "Все", count: 24, current: true },
              { href: "/news?type=event", text: "События", count: 6 },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "SubjectTabs",
    examples: [
      { name: "парковка", element: <ParkingTabs current="visitors" /> },
      { name: "дорога", element: <RouteTabs current="residents" /> },
    ],
  },
  {
    component: "CompareBox",
    examples: [
      { name: "не отмечено", element: <CompareBox id={office.id} name={"офис 70,2 м²"} /> },
      { name: "отмечено", element: <CompareBox id={1002} name={"офис 46,8 м²"} checked /> },
    ],
  },
];
