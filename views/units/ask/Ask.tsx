import type { ReactNode } from "react";
import type { CategoryId, RentalCategory } from "../../content/park.ts";
import { shortKind, type Unit } from "../../content/unit.ts";
import { href } from "../../routes.ts";
import { Button } from "../../ui/Button.tsx";
import { dayNear, number } from "../../ui/format.ts";
import { Kept } from "../../ui/Kept.ts";
import { rentHref } from "../unit-links.ts";
import { type ChosenUnits, questionOf, unreadHints } from "../units.filter.ts";

/** A kind of premises with how many are free, where that is known. */
export type AskedKind = { category: RentalCategory; count: number | undefined };

export const askedKinds = (
  categories: readonly RentalCategory[],
  stockOf: (id: CategoryId) => readonly Unit[] | undefined,
): AskedKind[] => categories.map((category) => ({ category, count: stockOf(category.id)?.length }));

/** The choice without the keys that this kind of premises does not have. */
export function choiceFor(chosen: ChosenUnits, category: CategoryId): ChosenUnits {
  if (category === "office") return chosen;
  const { unread, ...read } = chosen;
  const unreadHere = unread && { ...unread, people: undefined };
  return { ...read, people: undefined, ...(unreadHere && { unread: unreadHere }) };
}

const monthsShown = 6;

/** The first days of the next months, ISO. */
function monthsAfter(today: string): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: monthsShown }, (_, i) => {
    const at = month + i;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}-01`;
  });
}

/** A number as a field shows it: «500 000». */
const inField = (n: number | undefined) => (n === undefined ? undefined : number(n));

type Bounds = { min: number; max: number };

/** What the API says of all rents (₽ a month) and areas (m²): the fields show it while they are empty. */
export type AskBounds = { cost?: Bounds | undefined; square?: Bounds | undefined };

type Props = {
  kinds: readonly AskedKind[];
  category: RentalCategory;
  chosen: ChosenUnits;
  /** ISO date. */
  today: string;
  /** Whether a press on another kind leads to its list; else it is a field of the form. */
  linked?: boolean | undefined;
  /** Whether a phone shows kind and people first, and the rest after a press. */
  folded?: boolean | undefined;
  bounds?: AskBounds | undefined;
  children: ReactNode;
};

/** What is sought, for how many, how large, for how much and from when: the fields of the one question. */
export function AskFields({
  kinds,
  category,
  chosen,
  today,
  linked = false,
  folded = false,
  bounds = {},
  children,
}: Props) {
  const { people, squareFrom, squareTo, priceTo, unread } = chosen;
  const { cost, square } = bounds;
  return (
    <>
      {/* Enter in a field presses the first button of the form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      {kinds.length === 1 && !linked && <input type="hidden" name="type" value={category.id} />}
      {kinds.length > 1 &&
        (linked ? <KindLinks {...{ kinds, category, chosen }} /> : <Kinds {...{ kinds, category }} />)}
      {(category.id === "office" || (!linked && kinds.some(({ category: { id } }) => id === "office"))) && (
        <label className="ask-field ask-people">
          <span>Сколько вас</span>{" "}
          <span className="ask-in">
            <input id="people" name="people" {...typed("people", people, unread)} /> <i>чел.</i>
          </span>
          <UnreadHint name="people" unread={unread} />
        </label>
      )}
      <fieldset className="ask-field ask-area">
        <legend>Площадь, м²</legend>
        <div>
          <Bound
            name="squareFrom"
            label="Площадь, м², от"
            word="от"
            value={squareFrom}
            unread={unread}
            usual={square?.min}
          />{" "}
          <Bound
            name="squareTo"
            label="Площадь, м², до"
            word="до"
            value={squareTo}
            unread={unread}
            usual={square?.max}
          />
        </div>
        <UnreadHint name="squareFrom" unread={unread} />
        <UnreadHint name="squareTo" unread={unread} />
      </fieldset>{" "}
      {folded && <Fold />}
      <div className="ask-field ask-budget">
        <label htmlFor="priceTo">Бюджет, ₽ в месяц</label>{" "}
        <Bound name="priceTo" word="до" value={priceTo} unread={unread} usual={cost?.max} />
        <UnreadHint name="priceTo" unread={unread} />
      </div>{" "}
      <Kept beside={category}>
        <MoveIn free={chosen.free} freeBy={chosen.freeBy} today={today} />
      </Kept>{" "}
      <Button>{children}</Button>
    </>
  );
}

/** Empty: on a phone the styles hide the fields beside it while it is closed. Of offices it hides the area, too. */
function Fold() {
  return (
    <details className="ask-fold">
      <summary>
        <span className="ask-fold-area">Площадь, бюджет, дата</span> <span className="ask-fold-rest">Бюджет, дата</span>
      </summary>
    </details>
  );
}

/** The fields of the question that visitors type a number into. */
type TypedName = keyof ReturnType<typeof unreadHints>;

/** The common attributes of a field for a number. What is not understood stays in it. */
function typed(name: TypedName, value: number | undefined, unread: ChosenUnits["unread"]) {
  const isUnread = unread?.[name] !== undefined;
  return {
    type: "text",
    inputMode: "numeric" as const,
    autoComplete: "off",
    maxLength: typedLettersMax,
    "aria-invalid": isUnread || undefined,
    "aria-describedby": isUnread ? hintId(name) : undefined,
    defaultValue: unread?.[name] ?? inField(value),
  };
}

/** «от 1,5 до 2 млн руб. в месяц» */
const typedLettersMax = 40;

const hintId = (name: TypedName) => `${name}-hint`;

function UnreadHint({ name, unread }: { name: TypedName; unread: ChosenUnits["unread"] }) {
  if (unread?.[name] === undefined) return null;
  return (
    <small className="field-hint" id={hintId(name)}>
      {unreadHints()[name]}
    </small>
  );
}

type BoundProps = {
  name: TypedName;
  label?: string;
  word: string;
  value: number | undefined;
  unread: ChosenUnits["unread"];
  /** The least or most that there is. */
  usual: number | undefined;
};

function Bound({ name, label, word, value, unread, usual }: BoundProps) {
  return (
    <label className="ask-in">
      <i>{word}</i>{" "}
      <input
        id={name}
        name={name}
        aria-label={label}
        placeholder={inField(usual || undefined)}
        {...typed(name, value, unread)}
      />
    </label>
  );
}

/** Any day, now, the first of a month, or an own date, whose field appears with its choice. */
type MoveInProps = Pick<Props["chosen"], "free" | "freeBy"> & Pick<Props, "today">;

function MoveIn({ free, freeBy, today }: MoveInProps) {
  const months = monthsAfter(today);
  const isOwn = freeBy !== undefined && !months.includes(freeBy);
  return (
    <>
      <label className="ask-field ask-when">
        <span>Въехать к</span>{" "}
        <select id="freeBy" name="freeBy" defaultValue={free ?? (isOwn ? "own" : (freeBy ?? "any"))}>
          <option value="any">любой день</option>
          <option value="now">сейчас</option>
          {months.map((day) => (
            <option key={day} value={day}>
              {dayNear(day, today)}
            </option>
          ))}
          <option value="own">своя дата</option>
        </select>
      </label>{" "}
      <label className="ask-field ask-own">
        <span>Своя дата</span>{" "}
        <input id="freeByOwn" name="freeBy" type="date" defaultValue={isOwn ? freeBy : undefined} />
      </label>
    </>
  );
}

function KindWords({ name, count }: { name: string; count: number | undefined }) {
  return (
    <>
      {`${name} `}
      {count !== undefined && <small>{`${number(count)} `}</small>}
    </>
  );
}

function Kinds({ kinds, category }: Pick<Props, "kinds" | "category">) {
  return (
    <fieldset className="ask-kinds">
      <legend>Что ищете</legend>
      <div>
        {kinds.map(({ category: kind, count }) => (
          <label key={kind.id}>
            <input
              type="radio"
              name="type"
              id={`kind-${kind.id}`}
              value={kind.id}
              data-list={href("rent", { rent: kind.alias })}
              defaultChecked={kind.id === category.id}
            />
            <span>
              <KindWords name={shortKind(kind)} count={count} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The question goes along to the list of another kind. */
function KindLinks({ kinds, category, chosen }: Pick<Props, "kinds" | "category" | "chosen">) {
  return (
    <nav className="ask-kinds" aria-label="Что ищете">
      <p aria-hidden="true">Что ищете</p>
      <div>
        {kinds.map((kind) => (
          <a
            key={kind.category.id}
            href={rentHref(kind.category, questionOf(chosen, kind.category.id))}
            aria-current={kind.category.id === category.id ? "page" : undefined}
          >
            <KindWords name={shortKind(kind.category)} count={kind.count} />
          </a>
        ))}
      </div>
    </nav>
  );
}
