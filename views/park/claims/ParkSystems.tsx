import { FactsTable } from "../../kit/FactsTable.tsx";
import { number } from "../../kit/format.ts";
import { haveAll, type Places } from "../places.ts";
import { parkFacts } from "./park-facts.ts";

const rows = (): readonly (readonly [name: string, value: string])[] => [
  ["Электричество", `${number(parkFacts.powerMegawatts)} МВт, два независимых ввода, собственные подстанции`],
  ["Мощность на помещение", "100 Вт на 1 м² офиса, 150 — торгового помещения, 60 — склада; больше — по заявке"],
  ["Вентиляция", "Приточно-вытяжная; в офисах фанкойлы с пультом в каждом помещении"],
  ["Отопление складов", "Зимой не ниже 16 °С"],
  ["Связь", "Оптика заведена на каждый этаж, выделенный канал подключают без стройки"],
  ["Пожарная защита", "Датчики, голосовое оповещение и водяное пожаротушение"],
  ["Лифты", "Пассажирские и грузовые; бронь грузового — через диспетчера"],
  ["Дежурная смена", `Днём и ночью: инженер у вас через ${parkFacts.engineerMinutes} минут`],
];

const exceptions: readonly { name: string; at: string; value: string }[] = [
  { name: "Пожарная защита", at: "9", value: "в корпусе 9 — порошковое" },
];

/** What the buildings run on. */
export function ParkSystems({ places }: { places: Places }) {
  const whole = (name: string, value: string) =>
    [value, ...exceptions.filter((one) => one.name === name && haveAll(places, one.at)).map((one) => one.value)].join(
      "; ",
    );
  return <FactsTable columns={2} rows={rows().map(([name, value]) => ({ name, value: whole(name, value) }))} />;
}
