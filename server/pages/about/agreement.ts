import { parkName } from "../../../views/park/park-name.ts";
import { legalPage } from "./legal-page.ts";

export const agreementPage = legalPage({
  route: "agreement",
  text: "agreement",
  title: `Пользовательское соглашение — ${parkName.nominative}`,
  description: `Правила пользования сайтом ${parkName.genitive}: что значат цены и площади, как мы принимаем заявки, за что отвечаем и куда обращаться.`,
});
