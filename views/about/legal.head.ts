import type { ComponentProps } from "react";
import type { LegalTextName } from "../content/park.ts";
import type { CommonProps } from "../layout/common-props.ts";
import type { PageHead } from "../layout/head.ts";
import { parkName } from "../park/park-name.ts";
import type { LegalPage } from "./LegalPage.tsx";
import { legalPageData } from "./legal-page.jsonld.ts";

const titles: Record<LegalTextName, string> = {
  agreement: `Пользовательское соглашение — ${parkName.nominative}`,
  advertisement: `Согласие на получение рекламы — ${parkName.quoted}`,
  privacy: `Политика конфиденциальности — ${parkName.quoted}`,
  labor_protection: `Охрана труда в ${parkName.prepositional}`,
};

export const legalHead =
  (name: LegalTextName) =>
  ({ text, claims, url, origin }: CommonProps & ComponentProps<typeof LegalPage>): PageHead => ({
    title: titles[name],
    description: claims?.legal[name] ?? `${text.title}: документ на сайте ${parkName.genitive}.`,
    crumbs: [{ text: text.title }],
    sheets: ["page", "content"],
    structured: () => [legalPageData(text, url, origin)],
  });
