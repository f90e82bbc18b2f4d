import type { RentalCategory } from "../model/park.ts";
import type { Pavilion } from "../model/pavilion.ts";
import { href } from "../routes.ts";
import { number } from "../text/format.ts";
import { offerOf } from "../text/park-figures.ts";
import { Button } from "./Button.tsx";
import { NumberField } from "./fields/NumberField.tsx";
import { RangeField } from "./fields/RangeField.tsx";
import { SelectField } from "./fields/SelectField.tsx";

type Props = { categories: RentalCategory[]; units: Pavilion[] | undefined };

/** Kind, area and budget; leads to the selection, which knows all kinds: a form without script has one address only. */
export function QuickPicker({ categories, units }: Props) {
  const squares = units?.map(({ square }) => square) ?? [];
  const bounds =
    squares.length > 0 ? { from: Math.floor(Math.min(...squares)), to: Math.ceil(Math.max(...squares)) } : undefined;
  return (
    <form className="picker" action={href("officeSelection", {})} method="get">
      <SelectField
        id="picker-type"
        name="type"
        label="Что ищете"
        options={categories.map(({ id, name }) => ({
          value: id,
          text: withCount(name, units && offerOf(units, id)?.count),
        }))}
      />
      <RangeField
        legend="Площадь, м²"
        from={{ id: "picker-square-from", name: "squareFrom", placeholder: bounds && number(bounds.from) }}
        to={{ id: "picker-square-to", name: "squareTo", placeholder: bounds && number(bounds.to) }}
      />
      <NumberField id="picker-price-to" name="priceTo" label={"Бюджет до, ₽ в\u00a0месяц"} />
      <Button>Показать варианты</Button>
    </form>
  );
}

function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} — ${number(count)}`;
}
