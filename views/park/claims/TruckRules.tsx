import { FactsTable } from "../../kit/FactsTable.tsx";
import { metres, number } from "../../kit/format.ts";
import { PrintButton } from "../../kit/PrintButton.tsx";
import { href } from "../../routes.ts";
import { truck } from "./way-facts.ts";

type Props = { isLeaflet?: boolean; coordinates?: string | undefined };

/** Rules for truck drivers; `isLeaflet`: to print, on the page of the way. */
export function TruckRules({ isLeaflet = false, coordinates }: Props) {
  const rows = [
    { name: "Въезд", value: `с запада, через ворота складов; ждать в ${truck.zone}` },
    { name: "Предел", value: `до ${number(truck.loadTonnesMax)} т, до ${metres(truck.heightMetresMax)}` },
    { name: "Рампы", value: `${truck.ramps.text}, ежедневно ${truck.hours}` },
    { name: "Пропуск", value: "разовый, заказывает получатель" },
  ];
  const way = coordinates ? [{ name: "Навигатор", value: coordinates }] : [];
  return (
    <div id={isLeaflet ? "truck" : undefined}>
      <h2>Грузовику</h2>
      <FactsTable rows={isLeaflet ? [...rows, inThePark, ...way] : rows} />
      {isLeaflet ? (
        <PrintButton>Распечатать памятку водителю</PrintButton>
      ) : (
        <p>
          <a href={`${href("route", {})}#truck`}>Памятка водителю</a>
        </p>
      )}
    </div>
  );
}

const inThePark = { name: "В парке", value: "20 км/ч, на рампе двигатель глушат" };
