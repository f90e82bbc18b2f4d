import type { Contacts } from "../../content/park.ts";
import { FactsTable } from "../../kit/FactsTable.tsx";
import { metres, number, telLink } from "../../kit/format.ts";
import { PrintButton } from "../../kit/PrintButton.tsx";
import { href } from "../../routes.ts";
import { haveAll, type Places } from "../places.ts";
import { rampsInWords, truck } from "./way-facts.ts";

/** What a truck driver has to know; with `contacts` the whole leaflet, to print. */
export function TruckRules({ places, contacts }: { places: Places; contacts?: Contacts }) {
  const wait = haveAll(places, truck.zone) ? `; ждать в ${truck.zone}` : "";
  const rows = [
    { name: "Въезд", value: `с запада, через ворота складов${wait}` },
    { name: "Масса, высота", value: `до ${number(truck.loadTonnesMax)} т, до ${metres(truck.heightMetresMax)}` },
    { name: "Рампы", value: rampsInWords(places) },
    { name: "Пропуск", value: `разовый, заказывает получатель${contacts ? " накануне" : ""}` },
  ];
  return (
    <div id={contacts && "truck"}>
      <h2>Грузовику</h2>
      <FactsTable rows={contacts ? [...rows, ...inThePark(contacts)] : rows} />
      {contacts ? (
        <PrintButton>Распечатать памятку водителю</PrintButton>
      ) : (
        <p>
          <a href={`${href("route", {})}#truck`}>Памятка водителю</a>
        </p>
      )}
    </div>
  );
}

const inThePark = ({ phone }: Contacts) => [
  { name: "В парке", value: "20 км/ч, на рампе двигатель глушат" },
  { name: "Диспетчер", value: <a href={telLink(phone)}>{phone}</a> },
];
