import { parkName } from "../../../views/park/park-name.ts";
import { legalPage } from "./legal-page.ts";

export const laborProtectionPage = legalPage({
  route: "laborProtection",
  text: "labor_protection",
  title: `Охрана труда в ${parkName.prepositional}`,
});
