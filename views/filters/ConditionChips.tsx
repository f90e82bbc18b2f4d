import { Icon } from "../kit/Icon.tsx";
import { FilterLink, type ListLink } from "./FilterLink.tsx";

/** An active condition, and the link to the list without it. */
export type RemovableCondition = { text: string; to: ListLink };

type Props = { conditions: RemovableCondition[]; focused: boolean };

/**
 * The active conditions as links that remove them. `focused` receives focus after a swap, since the used chip is gone.
 */
export function ConditionChips({ conditions, focused }: Props) {
  if (conditions.length === 0 && !focused) return null;
  const focus = focused ? { tabIndex: -1, autoFocus: true } : {};
  return (
    <div className="conditions no-print" id="conditions" {...focus}>
      {conditions.length > 0 && (
        <ul className="chips" aria-label="Условия поиска">
          {conditions.map(({ text, to }) => (
            <li key={text}>
              <FilterLink className="chip" to={to} label={`Убрать условие «${text}»`}>
                {text}
                <Icon name="close" size={16} />
              </FilterLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
