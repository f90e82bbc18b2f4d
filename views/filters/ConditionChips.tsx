import type { ReactNode } from "react";
import { FilterLink, type ListLink } from "./FilterLink.tsx";

type Props = { conditions: (ListLink & { text: string })[]; reset?: string; children?: ReactNode };

/** The swap target of the conditions. */
const conditionsId = "conditions";

/** The place of the conditions. `focused` receives focus after a swap: the used link is gone. */
export function ConditionChips({ focused = false, children }: { focused?: boolean; children: ReactNode }) {
  return (
    <div className="conditions no-print" id={conditionsId} {...(focused && { tabIndex: -1, autoFocus: true })}>
      {children}
    </div>
  );
}

/** Each condition as a link that removes it: the part that changes with every choice. */
export function ConditionList({ conditions, reset, children }: Props) {
  return (
    <>
      {conditions.length > 0 && (
        <ul aria-label="Выбрано">
          {conditions.map(({ text, ...to }) => (
            <li key={text}>
              <FilterLink className="condition" {...to} label={`Убрать условие «${text}»`}>
                {text} <span aria-hidden="true">×</span>
              </FilterLink>
            </li>
          ))}
          {reset && (
            <li>
              <FilterLink href={reset} className="reset">
                Сбросить фильтры
              </FilterLink>
            </li>
          )}
        </ul>
      )}
      {children}
    </>
  );
}
