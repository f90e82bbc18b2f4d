import type { HeadOf } from "../../layout/common-props.ts";
import { parkName } from "../../park/park-name.ts";
import { rowSheets } from "../photographed.ts";
import type { OfficeSelectionPage } from "./OfficeSelectionPage.tsx";

export const officeSelectionHead: HeadOf<typeof OfficeSelectionPage> = ({ results }) => ({
  title: `Подбор помещения за три вопроса — ${parkName.nominative}`,
  description: `Ответьте на три вопроса — что нужно, сколько сотрудников или метров, какой бюджет в месяц — и увидите свободные помещения парка ${parkName.quoted} с ценой и планом.`,
  crumbs: [{ text: "Подбор помещения" }],
  sheets: ["lists", "selection", ...(results ? rowSheets(results) : [])],
  image: "office",
  noindex: results !== undefined,
});
