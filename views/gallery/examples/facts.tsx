import { BuildingsTable } from "../../about/BuildingsTable.tsx";
import { SolutionsTable } from "../../advertising/SolutionsTable.tsx";
import { DataTable } from "../../kit/DataTable.tsx";
import { FactsRow } from "../../kit/FactsRow.tsx";
import { FactsTable } from "../../kit/FactsTable.tsx";
import { PhotoStrip } from "../../kit/PhotoStrip.tsx";
import { Picture } from "../../kit/Picture.tsx";
import { BusTimetable } from "../../park/claims/BusTimetable.tsx";
import { placesOf } from "../../park/places.ts";
import { Availability } from "../../units/Availability.tsx";
import { UnitTable } from "../../units/UnitTable.tsx";
import { ParkingFigure } from "../../visit/ParkingFigure.tsx";
import { ParkingZones } from "../../visit/ParkingZones.tsx";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

const facts = [
  { name: "Этаж", value: "4 из 9" },
  { name: "Класс", value: "B+" },
  { name: "Отделка", value: "с отделкой" },
];

/** Figures, tables, pictures. */
export function factExamples(samples: Samples): ComponentExamples[] {
  const { buildings, contacts, office, parking, picture, soon, solution, units } = samples;
  const places = placesOf(buildings, parking.zones);
  return [
    {
      component: "Availability",
      examples: [
        { name: "свободно", element: <Availability unit={office} /> },
        { name: "с даты", element: <Availability unit={soon} /> },
        { name: "без даты", element: <Availability unit={{ status: "soon" }} /> },
        { name: "коротко", element: <Availability unit={soon} short /> },
      ],
    },
    {
      component: "FactsRow",
      examples: [
        {
          name: "три цифры",
          element: (
            <FactsRow
              facts={[
                { figure: "9", text: "корпусов, 55 этажей" },
                { figure: "170 тыс. м²", text: "под офисы, склады и торговлю" },
                { figure: "12 мин", text: "пешком от метро" },
              ]}
            />
          ),
        },
      ],
    },
    {
      component: "FactsTable",
      examples: [
        { name: "в один столбец", element: <FactsTable rows={facts} /> },
        { name: "в два столбца", element: <FactsTable rows={facts} columns={2} /> },
      ],
    },
    {
      component: "DataTable",
      examples: [
        {
          name: "с видимым заголовком",
          element: (
            <DataTable
              caption={"Тарифы на переговорные"}
              columns={[{ title: "Комната" }, { title: "₽ в час", numeric: true }]}
              rows={[
                ["На 6 человек", "900"],
                ["На 12 человек", "1 600"],
              ]}
            />
          ),
        },
      ],
    },
    {
      component: "BuildingsTable",
      examples: [
        { name: "со свободными", element: <BuildingsTable buildings={buildings} units={units} /> },
        {
          name: "известно мало",
          element: <BuildingsTable buildings={[{ id: 2, number: "2", floors: [] }]} units={undefined} />,
        },
      ],
    },
    {
      component: "UnitTable",
      examples: [{ name: "цены с НДС", element: <UnitTable units={units} caption="Помещения, цены с НДС 22 %" /> }],
    },
    {
      component: "SolutionsTable",
      examples: [
        {
          name: "с часами и без",
          element: (
            <SolutionsTable
              solutions={[
                solution,
                { ...solution, id: 2, name: "Щит у въезда", hours: undefined, contactsPerDay: undefined },
              ]}
            />
          ),
        },
      ],
    },
    { component: "BusTimetable", examples: [{ name: "как есть", element: <BusTimetable places={places} /> }] },
    {
      component: "ParkingZones",
      examples: [
        { name: "таблица", element: <ParkingZones map={parking} places={places} /> },
        {
          name: "зона, о которой мало известно",
          element: (
            <ParkingZones
              places={places}
              map={{ ...parking, title: "Новая зона", zones: [{ name: "P9", spaces: 40, tariff: "Бесплатно" }] }}
            />
          ),
        },
      ],
    },
    {
      component: "ParkingFigure",
      examples: [
        {
          name: "план и список",
          element: (
            <ParkingFigure
              map={parking}
              park={{
                buildings,
                contacts,
                units: [],
                categories: [],
                advertisementBanners: [],
                banners: [],
                texts: {
                  agreement: undefined,
                  advertisement: undefined,
                  privacy: undefined,
                  labor_protection: undefined,
                },
              }}
              kind="visitors"
            />
          ),
        },
      ],
    },
    {
      component: "PhotoStrip",
      examples: [
        {
          name: "две фотографии",
          element: <PhotoStrip images={[picture, { ...picture, src: "/og/news.png" }]} label="Фотографии" />,
        },
      ],
    },
    { component: "Picture", examples: [{ name: "по размеру", element: <Picture place="article" image={picture} /> }] },
  ];
}
