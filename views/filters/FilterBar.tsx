import type { ReactNode } from "react";
import { Button } from "../kit/Button.tsx";
import { Icon } from "../kit/Icon.tsx";
import type { Control } from "./controls.ts";
import { FilterControls } from "./FilterControls.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { FilterLink, type ListLink } from "./FilterLink.tsx";

/** A criterion in the bar: name, controls, current value, and the list without it. */
export type FilterCell = {
  name: string;
  title: string;
  controls: Control[];
  inForce?: { text: string; without: ListLink } | undefined;
};

type Props = {
  action: string;
  fragment: string;
  label: string;
  cells: FilterCell[];
  /** Links before the cells: the most frequent choices. */
  presets?: ReactNode;
  /** Hidden fields of the form. */
  hidden: Control[];
  /** «Показать 50 помещений». */
  show: string;
  reset: ListLink;
  /** «112 помещений», and the orders of the list. */
  found: string;
  orders: { text: string; to: ListLink; current: boolean }[];
};

/** The swap target of the bar's content. */
export const filterBarId = "filter-bar";

/**
 * A filter as a sticky bar: a popover per criterion, the count, the order. On narrow screens the form is a sheet. The
 * HTML is the same; `styles/filter-bar.css` switches between both.
 */
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
export function FilterBarContent(props: Props) {
  const { found, orders } = props;
  const order = orders.find(({ current }) => current);
  return (
    <>
      <FilterSheet {...props} />
      <p className="found">
        <span className="visually-hidden">Найдено: </span>
        {found}
      </p>
      {orders.length > 0 && (
        <details className="pop order" name="pop" id="pop-order">
          <summary>
            <span className="order-name">Порядок</span>
            <span className="order-value">{order?.text}</span>
          </summary>
          <nav className="pop-body" aria-label="Порядок">
            {orders.map(({ text, to, current }) => (
              <FilterLink key={text} to={to} current={current}>
                {text}
              </FilterLink>
            ))}
          </nav>
        </details>
      )}
    </>
  );
}

function FilterSheet({ action, fragment, label, cells, presets, hidden, show, reset }: Props) {
  const inForce = cells.filter((cell) => cell.inForce).length;
  return (
    <details className="sheet" id="filter-sheet">
      <summary>
        Фильтры
        {inForce > 0 && <b className="badge">{inForce}</b>}
        <span className="sheet-close">
          <Icon name="close" />
          <span className="visually-hidden">Закрыть</span>
        </span>
      </summary>
      <FilterForm action={action} fragment={fragment} label={label}>
        {presets}
        {cells.map((cell) => (
          <Cell key={cell.name} {...cell} show={show} />
        ))}
        <FilterControls controls={hidden} />
        <div className="sheet-foot">
          <Button id="filter-submit">{show}</Button>
          {inForce > 0 && (
            <FilterLink id="filter-reset" className="reset" to={reset}>
              Сбросить<span className="visually-hidden"> фильтры</span>
            </FilterLink>
          )}
        </div>
      </FilterForm>
    </details>
  );
}

function Cell({ name, title, controls, inForce, show }: FilterCell & { show: string }) {
  return (
    <div className={inForce ? "pop-cell on" : "pop-cell"}>
      <details className="pop" name="pop" id={`pop-${name}`}>
        <summary>
          {inForce ? (
            <>
              <span className="visually-hidden">{`${title}: `}</span>
              <span>{inForce.text}</span>
            </>
          ) : (
            title
          )}
        </summary>
        <div className="pop-body">
          <FilterControls controls={controls} tiles />
          <Button>{show}</Button>
        </div>
      </details>
      {inForce && (
        <FilterLink
          id={`drop-${name}`}
          className="drop"
          to={inForce.without}
          label={`Убрать условие «${inForce.text}»`}
        >
          ×
        </FilterLink>
      )}
    </div>
  );
}
