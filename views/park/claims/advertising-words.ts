import { number } from "../../ui/format.ts";
import { parkFacts } from "./park-facts.ts";
import { vat } from "./vat.ts";

/** «8 поверхностей, мимо которых …». */
export const advertisingLead = (surfaces: string) =>
  `${surfaces}, мимо которых каждый день идут одни и те же ${number(parkFacts.employees)} человек.`;

export const surfacesNote = `За размещение, с ${vat}. Печать и монтаж, где они нужны, — отдельно.`;
export const surfaceOrderNote = "Пришлём свободные даты и медиаплан. Макет согласуем за два рабочих дня.";
