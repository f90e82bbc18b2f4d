import { number } from "../../kit/format.ts";
import { parkFacts } from "./park-facts.ts";

export const advertisingLead =
  "Экраны на фасадах, в холлах и в лифтах, щиты и короба. Одни и те же люди проходят мимо каждый рабочий день.";

export const audienceInWords = () =>
  `В парке работают около ${number(parkFacts.employees)} человек, мимо проезжают ${number(parkFacts.carsADay)} машин в сутки.`;

export const surfacesNote = "Печать и монтаж, где они нужны, оплачиваются отдельно.";
export const surfacePriceNote = "Цена с НДС 22 %, за размещение. Если нужны печать и монтаж, они указаны отдельно.";
export const surfaceOrderNote = "Пришлём свободные даты и медиаплан. Макет согласуем за два рабочих дня.";
