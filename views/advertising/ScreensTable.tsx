import type { MediaFacadeSolution } from "../content/surface.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { href } from "../routes.ts";

type Row = {
  name: string;
  strong?: boolean | undefined;
  of: (screen: MediaFacadeSolution) => string | undefined;
};

/** Screens side by side, a line a fact. A wide one scrolls. */
export function ScreensTable({ screens, rows }: { screens: readonly MediaFacadeSolution[]; rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focused region
    <section className="sheet-scroll" aria-label="Экраны на фасадах" tabIndex={0}>
      <table className="screens">
        <caption className="visually-hidden">Экраны на фасадах</caption>
        <thead>
          <tr>
            <td />
            {screens.map(({ id, name, placement }) => (
              <th key={id} scope="col">
                <a href={href("mediaFacade", { id })}>{name}</a> {placement && <small>{placement}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, strong, of }) => (
            <tr key={name} className={strong ? "screens-price" : undefined}>
              <th scope="row">{name}</th>
              {screens.map((screen) => (
                <td key={screen.id}>{of(screen) ?? "—"}</td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {screens.map(({ id, name }) => (
              <td key={id}>
                <EnquiryLink form="advertisement" params={{ mediaFacadeSolutionId: id }} variant="text">
                  Оставить заявку<span className="visually-hidden">: {name}</span>
                </EnquiryLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
