import { DataTable } from "../../kit/DataTable.tsx";
import { rubles } from "../../kit/format.ts";
import { leaseRows } from "../../park/statements/lease-rows.tsx";
import type { ParkStatements } from "../../park/statements/statements.ts";
import { withVat } from "../../park/vat-words.ts";
import { href } from "../../routes.ts";
import type { Pavilion } from "../pavilion.ts";

type Props = { unit: Pick<Pavilion, "price" | "rate">; statements: ParkStatements | undefined };

/** All that a tenant pays for a unit, as far as it is known; nothing where even the rent is not. */
export function CostSheet({ unit: { price, rate }, statements }: Props) {
  if (price <= 0) return null;
  const parking = (
    <>
      оплачивается отдельно, <a href={href("residentsParking", {})}>тарифы</a>
    </>
  );
  const rows = [
    ["Аренда", `${rubles(price)} в месяц ${withVat(statements)} и эксплуатацией`],
    ...(rate > 0
      ? [["Ставка", `${rubles(rate)} за м² в месяц, ${rubles(rate * 12)} за м² в год ${withVat(statements)}`]]
      : []),
    ...(statements ? leaseRows(price, parking) : []),
  ];
  return (
    <section className="stack">
      <h2>Полная стоимость</h2>
      <DataTable
        caption="Полная стоимость аренды"
        captionHidden
        columns={[{ title: "Что" }, { title: "Сколько" }]}
        rows={rows}
      />
    </section>
  );
}
