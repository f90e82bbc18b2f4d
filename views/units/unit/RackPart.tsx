import type { Racks } from "../../drawings/unit-plan/geometry.ts";
import { rack } from "../../drawings/unit-plan/racks.ts";
import { metres, number, plural } from "../../kit/format.ts";

export function RackPart({ racks, load }: { racks: Racks; load: number | undefined }) {
  const { boxes, rows, bays, aisle, tiers, by, pallets } = racks;
  const lost = rows * bays - boxes.length;
  const under = Math.round(((tiers * rack.perBay * rack.pallet) / (rack.bay * rack.deep)) * 10) / 10;
  const about = pallets >= 10 ? Math.floor(pallets / 10) * 10 : pallets;
  return (
    <section className="unit-part" id="racks">
      <h2>Поместится примерно {plural(about, "поддон", "поддона", "поддонов")}</h2>
      <p className="rack-sum">
        {lost > 0 && "("}
        {plural(rows, "ряд", "ряда", "рядов")} × {plural(bays, "секция", "секции", "секций")}
        {lost > 0 && ` − ${number(lost)} у колонн)`} × {rack.perBay} поддона ×{" "}
        {plural(tiers, "ярус", "яруса", "ярусов")} = <b className="num">{number(pallets)}</b>
      </p>
      <p className="unit-note">
        {`Пример: поддон 1,2 × 0,8 м с грузом до ${metres(rack.load)} и ${rack.pallet * 1000} кг, ярус ${metres(rack.tier)}, метр под конструкциями свободен, проход ${metres(Math.floor(aisle * 10) / 10)}, ${metres(rack.apron)} у ворот пустые. Ярусов столько, сколько даёт ${by === "height" ? "высота" : "нагрузка на пол"}${load ? `: под секцией ${number(under)} из ${number(load)} т/м²` : ""}. Точный расчёт делает поставщик стеллажей.`}
      </p>
    </section>
  );
}
