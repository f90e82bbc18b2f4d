import type { LegalTextName } from "../content/park.ts";
import type { HeadOf } from "../layout/define-page.ts";
import { headDescription } from "../layout/head.ts";
import { areaInShort, buildingsInWords, floorsInWords, lettableArea } from "../park/park-figures.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import type { AboutPage } from "./AboutPage.tsx";
import type { LegalPage } from "./LegalPage.tsx";

export const aboutHead: HeadOf<typeof AboutPage> = ({ buildings, claims, origin }) => {
  const area = lettableArea(buildings);
  return {
    title: `О ${parkName.prepositional}: корпуса${claims ? ", инженерия, дорога" : " и площади"}`,
    description: headDescription(
      buildings.length > 0 &&
        `${[buildingsInWords(buildings), floorsInWords(buildings), area && areaInShort(area)].filter(Boolean).join(", ")}.`,
      "Площадь, этажи и свободные помещения каждого корпуса.",
      claims && `Инженерия, охрана и дорога парка ${claims.nearMetro}.`,
    ),
    crumbs: [{ text: `О ${parkName.kind.prepositional}` }],
    sheets: ["page", "content"],
    structured: () => [
      {
        "@type": "AboutPage",
        name: `О ${parkName.prepositional}`,
        url: origin + href("about", {}),
        inLanguage: "ru",
        mainEntity: { "@id": `${origin}/#organization` },
      },
    ],
  };
};

const legalTitles: Record<LegalTextName, string> = {
  agreement: `Пользовательское соглашение — ${parkName.nominative}`,
  advertisement: `Согласие на получение рекламы — ${parkName.quoted}`,
  privacy: `Политика конфиденциальности — ${parkName.quoted}`,
  labor_protection: `Охрана труда в ${parkName.prepositional}`,
};

export const legalHead =
  (name: LegalTextName): HeadOf<typeof LegalPage> =>
  ({ text, claims, url, origin }) => ({
    title: legalTitles[name],
    description: claims?.legal[name] ?? `${text.title}: документ на сайте ${parkName.genitive}.`,
    crumbs: [{ text: text.title }],
    sheets: ["page", "content"],
    structured: () => [
      {
        "@type": "WebPage",
        name: text.title,
        url,
        inLanguage: "ru",
        publisher: { "@id": `${origin}/#organization` },
        ...(text.updatedAt && { dateModified: text.updatedAt }),
      },
    ],
  });
