import { Button } from "../kit/Button.tsx";
import { NumberField } from "../kit/fields/NumberField.tsx";
import { RangeField } from "../kit/fields/RangeField.tsx";
import { TileList } from "../kit/fields/TileList.tsx";
import { number } from "../kit/format.ts";
import type { RentalCategory } from "../park/park.ts";
import type { Pavilion } from "../units/pavilion.ts";
import { rentHref } from "../units/pavilion-links.ts";
import { ShowFound } from "./ShowFound.tsx";

type Props = { categories: RentalCategory[]; units: Pavilion[] | undefined };

/**
 * A picker of category, area and budget. Without script a form has one `action`, so each category has its own form. The
 * chosen category shows its form.
 */
export function QuickPicker({ categories, units }: Props) {
  const kinds = categories.map((category) => ({
    category,
    own: units?.filter((unit) => unit.category === category.id),
  }));
  return (
    <div className="start-picker">
      {kinds.length > 1 && (
        <fieldset className="start-kinds">
          <TileList
            type="radio"
            legend="Что ищете"
            name="type"
            options={kinds.map(({ category: { id, name }, own }, at) => ({
              value: id,
              text: name,
              count: own?.length,
              checked: at === 0,
            }))}
          />
        </fieldset>
      )}
      {kinds.map(({ category, own }) => (
        <KindForm key={category.id} category={category} units={own} />
      ))}
    </div>
  );
}

/** With script the button counts the units as one types. */
function KindForm({ category, units }: { category: RentalCategory; units: Pavilion[] | undefined }) {
  const { id, name } = category;
  const squares = boundsOf(units?.map(({ square }) => square));
  const prices = boundsOf(units?.map(({ price }) => price));
  return (
    <form
      className={`start-form for-${id}`}
      action={rentHref(category, {})}
      method="get"
      aria-label={name}
      hx-get={`/fragments/found?category=${id}`}
      hx-target={`#${id}-show`}
      hx-swap="innerHTML"
      hx-trigger="input delay:250ms"
      hx-sync="this:replace"
    >
      <RangeField
        legend="Площадь, м²"
        from={{ id: `${id}-from`, name: "squareFrom", placeholder: squares?.least }}
        to={{ id: `${id}-to`, name: "squareTo", placeholder: squares?.most }}
      />
      <NumberField id={`${id}-price`} name="priceTo" label="Бюджет до, ₽ в месяц" placeholder={prices?.most} />
      <Button>
        <span id={`${id}-show`}>
          <ShowFound total={units?.length || undefined} />
        </span>
      </Button>
    </form>
  );
}

/** Minimum and maximum, rounded outwards. 0 means unknown. */
function boundsOf(values: readonly number[] = []): { least: string; most: string } | undefined {
  const known = values.filter((value) => value > 0);
  if (known.length === 0) return undefined;
  return { least: number(Math.floor(Math.min(...known))), most: number(Math.ceil(Math.max(...known))) };
}
