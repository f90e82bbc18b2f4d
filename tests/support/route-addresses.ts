import { routes } from "../../views/routes.ts";

/** One address for every route pattern. */
export const routeAddresses = Object.values(routes).map((pattern) =>
  pattern.replace(":rent", "arenda-ofisov").replace(":id", pattern.startsWith("/pavilions") ? "1001" : "1"),
);
