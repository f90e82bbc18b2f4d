import type { LegalTextName } from "../../content/park.ts";
import { parkName } from "../park-name.ts";

export const legalDescriptions: Readonly<Record<LegalTextName, string>> = {
  agreement: `Правила пользования сайтом ${parkName.genitive}: что значат цены и площади, как мы принимаем заявки, за что отвечаем и куда обращаться.`,
  advertisement: `Отдельное согласие на рекламные сообщения ${parkName.genitive}: для чего оно, какими способами мы пишем, сколько действует и как его отозвать.`,
  privacy: `Какие персональные данные собирает сайт ${parkName.genitive}, для чего, сколько хранит, какие файлы cookie использует и как отозвать согласие.`,
  labor_protection: `Политика ${parkName.genitive} в области охраны труда, результаты специальной оценки условий труда по рабочим местам и порядок обращений.`,
};
