import { Button } from "../kit/Button.tsx";
import { NumberField } from "../kit/fields/NumberField.tsx";
import { RangeField } from "../kit/fields/RangeField.tsx";
import { SelectField } from "../kit/fields/SelectField.tsx";
import { number } from "../kit/format.ts";
import type { RentalCategory } from "../park/park.ts";
import { offerOf } from "../park/park-figures.ts";
import { href } from "../routes.ts";
import type { Pavilion } from "../units/pavilion.ts";

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
      <NumberField id="picker-price-to" name="priceTo" label={"Бюджет до, ₽ в месяц"} />
      <Button>Показать варианты</Button>
    </form>
  );
}

function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} — ${number(count)}`;
}
