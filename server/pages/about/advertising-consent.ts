import { parkName } from "../../../views/park/park-name.ts";
import { legalPage } from "./legal-page.ts";

export const advertisingConsentPage = legalPage({
  route: "advertisingConsent",
  text: "advertisement",
  title: `Согласие на получение рекламы — ${parkName.quoted}`,
  description: `Отдельное согласие на рекламные сообщения ${parkName.genitive}: для чего оно, какими способами мы пишем, сколько действует и как его отозвать.`,
  file: { href: "/docs/consent-mail.pdf", text: "Согласие на рассылку (PDF)" },
});
