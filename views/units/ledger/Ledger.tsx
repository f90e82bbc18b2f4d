import type { ReactElement } from "react";
import type { Building } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { plural, rubles } from "../../kit/format.ts";
import { Once } from "../../kit/Once.tsx";
import { KindRow } from "./KindRow.tsx";
import { kindsOf } from "./kinds.ts";
import { type GroupTotal, inGroup } from "./size-groups.ts";
import { UnitRow } from "./UnitRow.tsx";

/** Shared by all rows: buildings, scale in px a metre, whether a corridor divides floors, the fact that rows show. */
export type RowLook = { buildings: Building[]; scale: number; corridor: boolean; fact: string | undefined };

type Props = { units: readonly Unit[]; totals: readonly GroupTotal[]; look: RowLook; compared: readonly number[] };

/** A list of units in groups, equal ones folded. A group that has no unit on this page of the list is left out. */
export function Ledger({ units, totals, look, compared }: Props) {
  return totals.map((total) => (
    <LedgerGroup key={total.id} total={total} look={look} rows={ledgerRows(inGroup(units, total), look, compared)} />
  ));
}

/** The id of the list that a group's rows stand in: further rows of it go there. */
export const groupListId = ({ id }: Pick<GroupTotal, "id">) => `rows-${id}`;

type GroupProps = { total: GroupTotal; look: RowLook; rows: ReactElement[] };

/** The class of a list of rows. */
export const ledgerClass = ({ corridor }: RowLook) => (corridor ? "ledger corridor" : "ledger");

/** A group: what it holds in all, what its columns are, its rows. */
export function LedgerGroup({ total, look, rows }: GroupProps) {
  if (rows.length === 0) return null;
  const { title, count, priceMin } = total;
  return (
    <section className="group">
      <div className="group-head">
        <h2>
          {`${title} `}
          <span>{`— ${plural(count, "помещение", "помещения", "помещений")}${priceMin > 0 ? `, от ${rubles(priceMin)}` : ""}`}</span>
        </h2>
        <p aria-hidden="true">
          <span>в месяц с НДС</span>
          <span>за м²</span>
        </p>
      </div>
      <ul className={ledgerClass(look)} id={groupListId(total)}>
        <Once>{rows}</Once>
      </ul>
    </section>
  );
}

/** Units as rows, equal ones folded. */
export function ledgerRows(units: readonly Unit[], look: RowLook, compared: readonly number[]): ReactElement[] {
  return kindsOf(units).map((kind) => {
    const [unit] = kind;
    const at = look.buildings.findIndex(({ id }) => id === unit.building.id) + 1;
    const place = { building: look.buildings[at - 1], at, scale: look.scale, fact: look.fact };
    if (kind.length === 1)
      return <UnitRow key={unit.id} unit={unit} compared={compared.includes(unit.id)} {...place} />;
    const ticked = compared.filter((id) => kind.some((one) => one.id === id));
    return <KindRow key={unit.id} units={kind} compared={ticked} {...place} />;
  });
}
