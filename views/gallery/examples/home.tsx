import { HomeHero } from "../../home/HomeHero.tsx";
import { HomeNews } from "../../home/HomeNews.tsx";
import { ShopsNearby } from "../../home/ShopsNearby.tsx";
import { ShowFound } from "../../home/ShowFound.tsx";
import { StockLedger } from "../../home/StockLedger.tsx";
import { stockOf } from "../../home/stock.ts";
import { IncludedInRent } from "../../park/statements/IncludedInRent.tsx";
import { parkStatements } from "../../park/statements/statements.ts";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

/** The blocks of the home page. */
export const homeExamples = ({ bodies, categories, contacts, news, shop, units }: Samples): ComponentExamples[] => [
  {
    component: "HomeHero",
    examples: [
      {
        name: "всё известно",
        element: (
          <HomeHero
            park={{ bodies, categories: categories.slice(1), contacts }}
            units={units}
            parkingSpaces={2100}
            statements={parkStatements}
          />
        ),
      },
      {
        name: "без разделов, помещений и парковки",
        element: (
          <HomeHero
            park={{ bodies, categories: [], contacts }}
            units={undefined}
            parkingSpaces={undefined}
            statements={undefined}
          />
        ),
      },
    ],
  },
  {
    component: "ShowFound",
    examples: [
      { name: "есть", element: <ShowFound total={7} /> },
      { name: "нет", element: <ShowFound total={0} /> },
      { name: "неизвестно", element: <ShowFound total={undefined} /> },
    ],
  },
  {
    component: "StockLedger",
    examples: [
      {
        name: "все разделы",
        element: <StockLedger stock={stockOf(units, categories)} checkedAt="2026-11-20" statements={parkStatements} />,
      },
    ],
  },
  { component: "ShopsNearby", examples: [{ name: "один вид", element: <ShopsNearby shops={[shop]} /> }] },
  { component: "HomeNews", examples: [{ name: "одна новость", element: <HomeNews news={[news]} /> }] },
  { component: "IncludedInRent", examples: [{ name: "как есть", element: <IncludedInRent /> }] },
];
