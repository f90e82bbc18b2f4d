import { parkName } from "../../../views/park/park-name.ts";
import { legalPage } from "./legal-page.ts";

export const privacyPage = legalPage({
  route: "privacy",
  text: "privacy",
  title: `Политика конфиденциальности — ${parkName.quoted}`,
  file: { href: "/docs/consent-cookie.pdf", text: "Согласие на cookie (PDF)" },
});
