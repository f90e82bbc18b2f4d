import type { Service, ServicePays } from "../content/service.ts";
import type { ParkClaims } from "../park/claims/claims.ts";

export type ServiceGroup = { id: ServicePays | "all"; title: string; note: string; services: Service[] };

const groups: readonly Omit<ServiceGroup, "services">[] = [
  { id: "included", title: "Входит в аренду", note: "Платить не нужно; цены — за то, что сверх нормы." },
  { id: "order", title: "По заявке", note: "Делает парк." },
  { id: "partner", title: "Отдельно", note: "Договор с исполнителем." },
];

/** Services grouped by who pays, without empty groups. If one service does not name its payer, there is one group. */
export function groupServices(services: readonly Service[], words?: ParkClaims["services"]): ServiceGroup[] {
  if (services.some(({ pays }) => pays === undefined))
    return services.length > 0 ? [{ id: "all", title: "Все услуги", note: "", services: [...services] }] : [];
  return groups
    .map((group) => ({
      ...group,
      note: (group.id === "order" && words?.order) || group.note,
      services: services.filter(({ pays }) => pays === group.id),
    }))
    .filter((group) => group.services.length > 0);
}
