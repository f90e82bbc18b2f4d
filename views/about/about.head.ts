import type { ComponentProps } from "react";
import type { CommonProps } from "../layout/common-props.ts";
import type { PageHead } from "../layout/head.ts";
import { headDescription } from "../layout/head-text.ts";
import { areaInShort, buildingsInWords, floorsInWords, lettableArea } from "../park/park-figures.ts";
import { parkName } from "../park/park-name.ts";
import type { AboutPage } from "./AboutPage.tsx";
import { aboutPageMarkup } from "./about-page.jsonld.ts";

export function aboutHead({ buildings, claims, origin }: CommonProps & ComponentProps<typeof AboutPage>): PageHead {
  const area = lettableArea(buildings);
  return {
    title: `О ${parkName.prepositional}: корпуса${claims ? ", инженерия, история" : " и площади"}`,
    description: headDescription(
      buildings.length > 0
        ? `${[buildingsInWords(buildings), floorsInWords(buildings), area ? areaInShort(area) : ""].filter(Boolean).join(", ")}.`
        : undefined,
      "Как рос парк, площадь и этажи каждого корпуса.",
      claims && `Инженерия, охрана и быт парка ${claims.nearMetro}.`,
    ),
    crumbs: [{ text: `О ${parkName.kind.prepositional}` }],
    sheets: ["page", "about"],
    structured: () => [aboutPageMarkup(origin)],
  };
}
