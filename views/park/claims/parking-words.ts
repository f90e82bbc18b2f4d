import { vat } from "./vat.ts";

/** Leads of the two pages of the car park, after «540 мест, ». */
export const visitorsLead = "круглосуточно. Пропуск не нужен: камера прочтёт номер.";
export const residentsLead = "от месяца. Номера машин вы меняете сами.";

/** Ends of the descriptions that search engines get. */
export const statedParking = {
  visitors: ` с ${vat}, высота въездов, места для людей с инвалидностью, зарядка, пропуска и стоянка грузовиков.`,
  residents: ` в месяц с ${vat}, крытая парковка, зарядка, как закрепить место и заказать гостевой пропуск.`,
};
