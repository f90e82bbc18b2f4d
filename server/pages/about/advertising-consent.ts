import { legalPage } from "./legal-page.ts";

/** The consent to advertising messages. */
export const advertisingConsentPage = legalPage({
  route: "advertisingConsent",
  text: "advertisement",
  title: "Согласие на получение рекламы — «Параллель 55»",
  description:
    "Отдельное согласие на рекламные сообщения бизнес-парка «Параллель 55»: для чего оно, какими способами мы пишем, сколько действует и как его отозвать.",
  file: { href: "/docs/consent-mail.pdf", text: "Согласие на рассылку (PDF)" },
});
