import { MediaFacadeCard } from "../../advertising/MediaFacadeCard.tsx";
import { Card, CardGrid } from "../../kit/Card.tsx";
import { Heading } from "../../kit/Heading.tsx";
import { NewsTeaser } from "../../news/NewsTeaser.tsx";
import { parkStatements } from "../../park/claims/claims.ts";
import { ServiceCard } from "../../services/ServiceCard.tsx";
import { ShopCard } from "../../shops/ShopCard.tsx";
import { CompareBox } from "../../units/comparison/CompareBox.tsx";
import { UnitCard, UnitCards } from "../../units/UnitCard.tsx";
import { VacancyRow } from "../../vacancies/VacancyRow.tsx";
import { ContactCard } from "../../visit/ContactCard.tsx";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

/** Things in a list. */
export function cardExamples(samples: Samples): ComponentExamples[] {
  const { buildings, contacts, news, office, officeBuilding, picture } = samples;
  const { service, shop, soon, solution, units, vacancy, warehouse } = samples;
  return [
    {
      component: "Heading",
      examples: [
        { name: "второго уровня", element: <Heading level={2}>Отдел аренды</Heading> },
        { name: "третьего уровня", element: <Heading>Отдел аренды</Heading> },
      ],
    },
    {
      component: "Card",
      examples: [
        {
          name: "со значком, со ссылкой и простая",
          element: (
            <CardGrid columns={3}>
              <Card icon="metro" title={"На метро"}>
                <p>Двенадцать минут пешком.</p>
              </Card>
              <Card href="/parking" title="Парковка">
                <p>Карточка целиком ведёт на страницу.</p>
              </Card>
              <Card>
                <p>Без заголовка.</p>
              </Card>
            </CardGrid>
          ),
        },
      ],
    },
    {
      component: "UnitCard",
      examples: [
        { name: "свободно", element: <UnitCard unit={office} building={officeBuilding} /> },
        {
          name: "скоро освободится, со сравнением",
          element: (
            <UnitCard unit={soon} building={officeBuilding} compare={<CompareBox id={1003} name={"офис 46,8 м²"} />} />
          ),
        },
        { name: "место неизвестно", element: <UnitCard unit={{ ...warehouse, place: undefined }} /> },
        { name: "список", element: <UnitCards units={units} buildings={buildings} /> },
      ],
    },
    {
      component: "ServiceCard",
      examples: [
        { name: "своя страница", element: <ServiceCard service={service} /> },
        {
          name: "сайт исполнителя",
          element: <ServiceCard service={{ ...service, name: "Отделка", link: "https://example.com" }} />,
        },
      ],
    },
    {
      component: "ShopCard",
      examples: [
        {
          name: "открыто",
          element: <ShopCard shop={shop} opening={{ text: "Открыто до 20:00", open: true }} />,
        },
        {
          name: "закрыто, с картинкой, место неизвестно",
          element: (
            <ShopCard
              shop={{ ...shop, logo: picture, building: undefined, floor: undefined, unitNumber: undefined }}
              opening={{ text: "Откроется завтра в 8:00", open: false }}
            />
          ),
        },
      ],
    },
    {
      component: "NewsTeaser",
      examples: [
        { name: "с рисунком", element: <NewsTeaser item={news} type="Объявления" /> },
        { name: "с картинкой", element: <NewsTeaser item={{ ...news, image: picture }} /> },
      ],
    },
    {
      component: "MediaFacadeCard",
      examples: [{ name: "экран", element: <MediaFacadeCard solution={solution} /> }],
    },
    {
      component: "VacancyRow",
      examples: [
        { name: "вилка", element: <VacancyRow vacancy={vacancy} hiring={parkStatements.hiring} /> },
        {
          name: "по договорённости",
          element: <VacancyRow vacancy={{ ...vacancy, salary: undefined }} hiring={undefined} />,
        },
      ],
    },
    {
      component: "ContactCard",
      examples: contacts.departments.map((department) => ({
        name: department.name,
        element: <ContactCard department={department} />,
      })),
    },
  ];
}
