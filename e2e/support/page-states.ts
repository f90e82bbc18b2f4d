import { formAddresses, routeAddresses } from "../../tests/support/pages/route-addresses.ts";
import { routes } from "../../views/routes.ts";

/** Every page, every form as a page, and further page states with an address. */
export const addresses = [
  ...routeAddresses,
  ...formAddresses(),
  "/arenda-skladov",
  "/arenda-torgovih-pomesheniy",
  "/arenda-ofisov?squareFrom=70&squareTo=100&bodies=2&bodies=3",
  "/arenda-ofisov?squareFrom=5000",
  "/podbor-ofisa?people=8",
  "/podbor-ofisa?type=warehouse",
  "/arenda-ofisov?bodies=2",
  "/compare?compare=1001&compare=1002",
  "/compare?compare=1001&compare=1042&compare=1070",
  "/compare?compare=1001&compare=1113&compare=1133&compare=1070",
  "/plan?body=4&floor=11",
  "/search?q=офис",
  "/search?q=ничего",
  "/shops?search=ничего",
  "/requests/success",
  "/nothing-here",
];

/** Pages whose kind another address shows: another text, form, category or item in the same parts. */
const repeatedKinds: ReadonlySet<string> = new Set([
  routes.advertisingConsent,
  routes.agreement,
  routes.laborProtection,
  ...formAddresses().filter((address) => !address.includes("/rent?")),
  "/arenda-torgovih-pomesheniy",
  "/arenda-ofisov?squareFrom=5000",
  "/podbor-ofisa?type=warehouse",
  "/arenda-ofisov?bodies=2",
  "/compare?compare=1001&compare=1002",
  "/compare?compare=1001&compare=1113&compare=1133&compare=1070",
  "/shops?search=ничего",
]);

/** One address of each kind of page, for engines whose drivers take long. */
export const addressesOfKinds = addresses.filter((address) => !repeatedKinds.has(address));
