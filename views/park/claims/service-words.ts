/** What this park says of its services and their prices. */
export const serviceWords = {
  vat: " Цены с НДС 22 %.",
  priceTitle: "Цена с НДС 22 %",
  order: "Делает парк, цены с НДС 22 %.",
  callBack: "Перезвоним в рабочее время, уточним задачу и назовём цену с НДС 22 %.",
  listed: "инженер, охрана, уборка, переговорные, почта, юридический адрес",
  described: "Цены с НДС 22 %, условия, порядок заказа.",
};
