import type { HeadOf } from "../../layout/common-props.ts";
import { parkName } from "../../park/park-name.ts";
import { photoSheets } from "../photographed.ts";
import type { OfficeSelectionPage } from "./OfficeSelectionPage.tsx";

export const officeSelectionHead: HeadOf<typeof OfficeSelectionPage> = ({ results }) => ({
  title: `Подбор помещения одним вопросом — ${parkName.nominative}`,
  description: `Скажите, что ищете, сколько вас, какой бюджет в месяц и к какому числу въехать, — и увидите свободные помещения парка ${parkName.quoted} с ценой и планом.`,
  crumbs: [{ text: "Подбор помещения" }],
  sheets: ["lists", ...(results ? photoSheets(results.stock) : [])],
  image: "office",
  noindex: results !== undefined,
});
