import { legalPage } from "./legal-page.ts";

/** The user agreement. */
export const agreementPage = legalPage({
  route: "agreement",
  text: "agreement",
  title: "Пользовательское соглашение — бизнес-парк «Параллель 55»",
  description:
    "Правила пользования сайтом бизнес-парка «Параллель 55»: что значат цены и площади, как мы принимаем заявки, за что отвечаем и куда обращаться.",
});
