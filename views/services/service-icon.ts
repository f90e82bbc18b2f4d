import type { IconName } from "../kit/icons.ts";
import type { Service } from "./service.ts";

const serviceWords: readonly [RegExp, IconName][] = [
  [/охран|пропуск/i, "shield"],
  [/уборк/i, "broom"],
  [/связь|интернет/i, "network"],
  [/переговор/i, "meeting"],
  [/конференц|зал/i, "hall"],
  [/почт|посыл/i, "parcel"],
  [/юридич|адрес/i, "document"],
  [/отделк|дизайн/i, "design"],
  [/достав|груз/i, "truck"],
  [/архив|хранен/i, "archive"],
  [/кейтер|питан|обед/i, "cup"],
  [/автобус/i, "bus"],
  [/мойк|заряд/i, "charge"],
];

/** The icon that fits a service by the words of its name; upstream names no icons. */
export function iconOfService(service: Pick<Service, "name">): IconName {
  return serviceWords.find(([words]) => words.test(service.name))?.[1] ?? "wrench";
}
