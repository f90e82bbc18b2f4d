import type { ReactNode } from "react";
import { BuildingSign } from "../../drawings/BuildingSign.tsx";
import { squareMetres } from "../../kit/format.ts";
import type { Kind } from "./kinds.ts";
import { kindWhen, priceInWords, ratesInWords } from "./ledger-words.ts";

/** Words that the eye has from the columns' heads, and the ear needs: «, », « в месяц». */
export const Said = ({ children }: { children: string }) => <i>{children}</i>;

/** The label of a building: a circle means one everywhere. */
export function BuildingMark({ label }: { label: string }) {
  return (
    <>
      <Said>корпус </Said>
      <BuildingSign number={label} />
    </>
  );
}

type WhereProps = { building: string; title: string; children: ReactNode };

/** Where the units of a row are, and what they are below it. */
export function WhereCell({ building, title, children }: WhereProps) {
  return (
    <span className="where">
      <BuildingMark label={building} />
      <Said>, </Said>
      <span>
        {title}
        <Said>, </Said>
        <small>{children}</small>
        <Said>, </Said>
      </span>
    </span>
  );
}

type AreaProps = { square: number; children?: ReactNode };

export function AreaCell({ square, children }: AreaProps) {
  return (
    <b className="area">
      {squareMetres(square)}
      <Said>, </Said>
      {children}
    </b>
  );
}

/** The last cells of all rows: rent, rate, the date to move in. */
export function RentCells({ units }: { units: Kind }) {
  const least = priceInWords(units);
  const rates = ratesInWords(units);
  const when = kindWhen(units);
  return (
    <>
      <b className="sum">
        {least.from && <span className="least">{least.from}</span>}
        {least.price}
        <Said> в месяц, </Said>
      </b>{" "}
      <span className="rate">
        {rates}
        {rates && <Said>, </Said>}
      </span>{" "}
      <span className={when.now ? "told" : "told later"}>
        <Said>свободно </Said>
        {when.words}
      </span>
    </>
  );
}
