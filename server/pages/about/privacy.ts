import { parkName } from "../../../views/park/park-name.ts";
import { legalPage } from "./legal-page.ts";

export const privacyPage = legalPage({
  route: "privacy",
  text: "privacy",
  title: `Политика конфиденциальности — ${parkName.quoted}`,
  description: `Какие персональные данные собирает сайт ${parkName.genitive}, для чего, сколько хранит, какие файлы cookie использует и как отозвать согласие.`,
  file: { href: "/docs/consent-cookie.pdf", text: "Согласие на cookie (PDF)" },
});
