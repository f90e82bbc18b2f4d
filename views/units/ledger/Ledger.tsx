import type { ReactElement, ReactNode } from "react";
import type { Unit } from "../../content/unit.ts";
import type { RowFact } from "../../content/words/row-facts.ts";
import { BuildingSign } from "../../drawings/BuildingSign.tsx";
import { Once } from "../../kit/Once.tsx";
import { FactsHead, FactsRow } from "./FactsRow.tsx";
import { KindRow } from "./KindRow.tsx";
import type { Row, RowGroup } from "./row-groups.ts";
import type { RowLook } from "./row-look.ts";
import { UnitRow } from "./UnitRow.tsx";

type Props = { rows: readonly Row[]; look: RowLook };

/** A list of units in groups, equal ones folded. */
export function Ledger({ rows, look }: Props) {
  return byGroup(rows).map(([group, inGroup]) => (
    <LedgerGroup key={group.id} group={group} look={look} rows={inGroup} />
  ));
}

export const byGroup = (rows: readonly Row[]) => [...Map.groupBy(rows, ({ group }) => group)];

/** The id of the list that a group's rows stand in: further rows of it go there. */
export const groupListId = ({ id }: Pick<RowGroup, "id">) => `rows-${id}`;

function ledgerClass({ corridor, byFacts }: RowLook, category?: Unit["category"]): string {
  const facts = byFacts && category ? ` by-facts ${category === "warehouse" ? "warehouses" : "shops"}` : "";
  return (corridor ? "ledger corridor" : "ledger") + facts;
}

type GroupProps = {
  group: RowGroup;
  look: RowLook;
  rows: readonly Row[];
  focused?: boolean;
};

/** A group: what it holds in all, what its units share, what its columns are, its rows. */
export function LedgerGroup({ group, look, rows, focused }: GroupProps) {
  const category = rows[0]?.units[0].category;
  if (!category) return null;
  return (
    <section className="group">
      <GroupHead {...group} columns={!look.byFacts} />
      <SharedFacts facts={group.shared} />
      <ul className={ledgerClass(look, category)} id={groupListId(group)}>
        {look.byFacts && <FactsHead category={category} columns={look.columns} />}
        <Once>{ledgerRows(rows, group, look, focused)}</Once>
      </ul>
    </section>
  );
}

/** Facts that all units of a group or a list share. */
export function SharedFacts({ facts }: { facts: readonly RowFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="shared">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type PlainProps = { title: string; about?: string; name?: string; look: RowLook; children: ReactNode };

/** Rows under a heading that are no group of the list: neighbours together, the nearest units. */
export function PlainGroup({ title, about, name = "group", look, children }: PlainProps) {
  return (
    <section className={name}>
      <GroupHead title={title} {...(about && { about })} columns />
      <ul className={ledgerClass(look)}>{children}</ul>
    </section>
  );
}

type HeadProps = { title: string; about?: string; building?: string | undefined; columns: boolean };

/** The heading of a group, and the names of the columns if the rows do not have them. */
function GroupHead({ title, about, building, columns }: HeadProps) {
  return (
    <div className="group-head">
      <h2>
        {building && (
          <span aria-hidden="true">
            <BuildingSign number={building} />{" "}
          </span>
        )}
        {`${title} `}
        {about && <span className="head-about">{`— ${about}`}</span>}
      </h2>
      {columns && (
        <p aria-hidden="true">
          <span className="head-sum">в месяц с НДС</span> <span className="head-rate">за м²</span>{" "}
          <span className="head-when">свободно</span>
        </p>
      )}
    </div>
  );
}

/** Rows of a group. */
export function ledgerRows(
  rows: readonly Row[],
  { id, differing }: RowGroup,
  look: RowLook,
  focused = false,
): ReactElement[] {
  return rows.map(({ units }, at) => {
    const [unit] = units;
    const common = { look, focused: (focused && at === 0) || undefined };
    if (look.byFacts)
      return <FactsRow key={unit.id} unit={unit} {...{ differing, saysPlace: id === "all" }} {...common} />;
    if (units.length === 1) return <UnitRow key={unit.id} unit={unit} {...common} />;
    return <KindRow key={unit.id} units={units} group={id} {...common} />;
  });
}
