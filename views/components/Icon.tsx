import type { Service } from "../model/service.ts";
import { type IconName, icons } from "./icons.ts";

/** A line icon in the colour of the text, `size` px. It only decorates: the words beside it or the control's name say what it is. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </svg>
  );
}

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
