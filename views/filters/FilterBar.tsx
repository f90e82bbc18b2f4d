import type { ReactNode } from "react";
import { Button } from "../kit/Button.tsx";
import type { Control } from "./controls.ts";
import { FilterControls } from "./FilterControls.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { FilterLink } from "./FilterLink.tsx";

/** A popover of the bar: its name, its controls, and how many conditions of it are in force. */
export type FilterCell = { name: string; title: string; controls: Control[]; inForce: number };

type Props = {
  action: string;
  fragment: string;
  label: string;
  /** Before the popovers: what most visitors ask for. */
  lead: ReactNode;
  cells: FilterCell[];
  /** Hidden fields of the form. */
  hidden: Control[];
  /** «Показать 50 помещений». */
  show: string;
  /** «112 помещений», and the orders of the list. */
  found: string;
  orders: { value: string; text: string; href: string; current: boolean }[];
};

/** The swap target of the bar's content. */
export const filterBarId = "filter-bar";

/** A sticky bar of names and numbers, as wide for any choice: the chips below say the chosen values. */
export function FilterBar(props: Props) {
  return (
    <div className="filter-bar no-print">
      <div className="wrap" id={filterBarId}>
        <FilterBarContent {...props} />
      </div>
    </div>
  );
}

/** The part of the bar that changes with every choice. */
export function FilterBarContent({ action, fragment, label, lead, cells, hidden, show, found, orders }: Props) {
  const last = cells.length - 1;
  return (
    <>
      <FilterForm action={action} fragment={fragment} label={label}>
        {/* Enter in a field presses the first button of a form, which must not be «Все корпуса». */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        {lead}
        <div className="pops">
          {cells.map((cell, at) => (
            <Cell key={cell.name} {...cell} show={show}>
              {at === last && orders.length > 0 && <OrderField orders={orders} />}
            </Cell>
          ))}
        </div>
        <FilterControls controls={hidden} />
      </FilterForm>
      <p className="found">
        <span className="visually-hidden">Найдено: </span>
        {found}
      </p>
      {orders.length > 0 && <OrderMenu orders={orders} />}
    </>
  );
}

function Cell({ name, title, controls, inForce, show, children }: FilterCell & { show: string; children: ReactNode }) {
  return (
    <details className="pop" name="pop" id={`pop-${name}`}>
      <summary className={inForce > 0 ? "on" : undefined}>
        {title}
        {inForce > 0 && (
          <span>
            {" · "}
            {inForce}
            <span className="visually-hidden"> выбрано</span>
          </span>
        )}
      </summary>
      <div className="pop-body">
        <div className="pop-fields">
          <FilterControls controls={controls} tiles />
          {children}
        </div>
        <Button>{show}</Button>
      </div>
    </details>
  );
}

/** The order as a field of the form: where the bar has no room for the menu. The menu's choice is kept by it, too. */
function OrderField({ orders }: Pick<Props, "orders">) {
  const options = orders.map(({ value, text }) => ({ value, text }));
  const value = orders.find(({ current }) => current)?.value ?? "";
  return (
    <div className="order-field">
      <FilterControls controls={[{ kind: "select", label: "Порядок", name: "sort", value, options }]} />
    </div>
  );
}

function OrderMenu({ orders }: Pick<Props, "orders">) {
  return (
    <details className="pop order" name="pop" id="pop-order">
      <summary>
        <span className="visually-hidden">Порядок: </span>
        {orders.find(({ current }) => current)?.text}
      </summary>
      <nav className="pop-body order-menu" aria-label="Порядок">
        {orders.map(({ value, text, href, current }) => (
          <FilterLink key={value} className="order-option" href={href} current={current}>
            {`${text} `}
          </FilterLink>
        ))}
      </nav>
    </details>
  );
}
