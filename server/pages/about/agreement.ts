import { parkName } from "../../../views/park/park-name.ts";
import { legalPage } from "./legal-page.ts";

export const agreementPage = legalPage({
  route: "agreement",
  text: "agreement",
  title: `Пользовательское соглашение — ${parkName.nominative}`,
});
