import { AnswerWords, ShowWords } from "../../home/AnswerWords.tsx";
import { HomeHero } from "../../home/HomeHero.tsx";
import { HomeNews } from "../../home/HomeNews.tsx";
import { HomePrices } from "../../home/HomePrices.tsx";
import { homeAnswers } from "../../home/home-answer.ts";
import { ShopsNearby } from "../../home/ShopsNearby.tsx";
import { stockOf } from "../../home/stock.ts";
import { parkStatements } from "../../park/claims/claims.ts";
import { IncludedInRent } from "../../park/claims/IncludedInRent.tsx";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

/** The blocks of the home page. */
export const homeExamples = ({
  banner,
  buildings,
  categories,
  contacts,
  news,
  shop,
  units,
}: Samples): ComponentExamples[] => [
  {
    component: "HomeHero",
    examples: [
      {
        name: "всё известно",
        element: (
          <HomeHero
            park={{ buildings, categories: categories.slice(1), contacts }}
            units={units}
            claims={parkStatements}
          />
        ),
      },
      {
        name: "без мест корпусов, разделов и помещений",
        element: (
          <HomeHero
            park={{
              buildings: buildings.map((building) => ({ ...building, place: undefined })),
              categories: [],
              contacts,
            }}
            units={undefined}
            claims={undefined}
          />
        ),
      },
    ],
  },
  {
    component: "AnswerWords",
    examples: [{}, { people: 12 }, { people: 9000 }, { priceTo: 1 }].flatMap((chosen) =>
      homeAnswers(categories, units, { category: "office", chosen })
        .filter(({ category }) => category.id === "office")
        .map((answer) => ({
          name: new URLSearchParams(Object.entries(chosen).map(([key, value]) => [key, String(value)])).toString(),
          element: (
            <p>
              <AnswerWords answer={answer} drawn /> <ShowWords answer={answer} />
            </p>
          ),
        })),
    ),
  },
  {
    component: "HomePrices",
    examples: [
      {
        name: "все разделы",
        element: (
          <HomePrices
            stock={stockOf(units, categories, buildings)}
            banners={[banner]}
            checkedAt="2026-11-20"
            claims={parkStatements}
          />
        ),
      },
      {
        name: "ничего не известно",
        element: <HomePrices stock={[]} banners={[]} checkedAt={undefined} claims={undefined} />,
      },
    ],
  },
  { component: "ShopsNearby", examples: [{ name: "один вид", element: <ShopsNearby shops={[shop]} /> }] },
  { component: "HomeNews", examples: [{ name: "одна новость", element: <HomeNews news={[news]} /> }] },
  { component: "IncludedInRent", examples: [{ name: "как есть", element: <IncludedInRent /> }] },
];
