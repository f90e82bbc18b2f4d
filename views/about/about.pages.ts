import { known } from "../content/content.ts";
import type { LegalTextName } from "../content/park.ts";
import { chargersIn, spacesIn, zonesOf } from "../content/parking.ts";
import { definePage, type HeadOf } from "../layout/define-page.ts";
import { headDescription, promised } from "../layout/head.ts";
import { parkName } from "../park/park-name.ts";
import { areaInShort, buildingsInWords, floorsInWords, lettableArea } from "../park/park-words.ts";
import { href, legalRoutes } from "../routes.ts";
import { phrase } from "../ui/format.ts";
import { AboutPage } from "./AboutPage.tsx";
import { type LegalFile, LegalPage } from "./LegalPage.tsx";

const aboutHead: HeadOf<typeof AboutPage> = ({ buildings, units, claims, origin }) => {
  const area = lettableArea(buildings);
  const subjects = phrase(buildings.length > 0 && "корпуса", claims && "инженерия", claims && "дорога");
  const hasFloors = buildings.some(({ floors }) => floors.length > 0);
  const offered = units !== undefined && "помещения в аренду в каждом корпусе";
  return {
    title: `О ${parkName.prepositional}${subjects && `: ${subjects}`}`,
    description: headDescription(
      buildings.length > 0 &&
        `${phrase(buildingsInWords(buildings), floorsInWords(buildings), area && areaInShort(area))}.`,
      buildings.length > 0 && promised(hasFloors && "этажи", offered),
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

const legalHead =
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

export const aboutPage = definePage({
  route: "about",
  load({ content: { units, parking }, site: { claims } }) {
    const zones = parking && zonesOf(parking);
    return {
      units,
      parkingSpaces: zones && spacesIn(zones),
      chargingPosts: claims && zones && chargersIn(zones),
    };
  },
  view: AboutPage,
  head: aboutHead,
});

/** A 404 without its text. The privacy policy is required: its absence must not look like consent. */
function legalPage<Name extends LegalTextName>(name: Name, file?: LegalFile) {
  return definePage({
    route: legalRoutes[name],
    load({ park: { texts } }) {
      const text = name === "privacy" ? known(texts[name]) : texts[name];
      return text && { text, file };
    },
    view: LegalPage,
    head: legalHead(name),
  });
}

export const agreementPage = legalPage("agreement");

export const advertisingConsentPage = legalPage("advertisement", {
  href: "/docs/consent-mail.pdf",
  text: "Согласие на рассылку (PDF)",
});

export const privacyPage = legalPage("privacy", {
  href: "/docs/consent-cookie.pdf",
  text: "Согласие на cookie (PDF)",
});

export const laborProtectionPage = legalPage("labor_protection");
