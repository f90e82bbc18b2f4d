import type { Building } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import { commonTariff, hourlyTariff, monthlyTariff } from "../content/words/tariff.ts";
import { rubles } from "../kit/format.ts";
import { TariffRuler } from "./TariffRuler.tsx";
import { ZoneRows } from "./ZoneRows.tsx";

type Props = { zones: readonly ParkingZone[]; buildings: readonly Building[] };

/** Zones that cost the same in their beginning: the tariff once, the rest beside each zone. */
export function HourlyPrices({ zones, ...given }: Props) {
  const { common, rest } = commonTariff(zones.map(({ tariff }) => tariff.trim()));
  const tariff = hourlyTariff(common);
  const rows = <ZoneRows zones={zones.map((zone, at) => ({ zone, note: rest[at] }))} {...given} />;
  if (!common) {
    return (
      <section>
        <h2>Зоны</h2>
        {rows}
      </section>
    );
  }
  return (
    <>
      <section>
        <h2>Сколько стоит</h2>
        {tariff ? <TariffRuler tariff={tariff} label={common} /> : <p>{common}</p>}
      </section>
      {rows}
    </>
  );
}

/** Zones by what a place of theirs costs a month. */
export function MonthlyPrices({ zones, ...given }: Props) {
  return [...Map.groupBy(zones, ({ tariff }) => tariff.trim())].map(([words, group]) => {
    const tariff = monthlyTariff(words);
    return (
      <div key={words}>
        {tariff ? (
          <h2 className="zone-price">
            {rubles(tariff.price)} <small>{tariff.rest}</small>
          </h2>
        ) : (
          <h2 className="zone-price-words">{words || "Зоны"}</h2>
        )}
        <ZoneRows zones={group.map((zone) => ({ zone }))} {...given} />
      </div>
    );
  });
}
