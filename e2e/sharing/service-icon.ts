import type { Service, ServiceRole } from "../../views/content/service.ts";
import type { IconName } from "../../views/kit/icons.ts";

const icons: Record<ServiceRole, IconName> = {
  operation: "wrench",
  security: "shield",
  cleaning: "broom",
  telecom: "network",
  meeting: "meeting",
  hall: "hall",
  mail: "parcel",
  transport: "bus",
  charging: "charge",
  archive: "archive",
  print: "document",
};

/** The icon of a service's role; undefined where upstream names none. */
export const iconOfService = ({ role }: Pick<Service, "role">): IconName | undefined => role && icons[role];
