import { vat } from "./vat.ts";

export const serviceWords = {
  vat: ` Цены с ${vat}.`,
  priceTitle: `Цена с ${vat}`,
  order: `Делает парк, цены с ${vat}.`,
  callBack: `Перезвоним в рабочее время, уточним задачу и назовём цену с ${vat}.`,
  listed: "инженер, охрана, уборка, переговорные, почта, юридический адрес",
  described: `Цены с ${vat}, условия, порядок заказа.`,
};
