import type { MediaFacadeSolution } from "../content/surface.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { hyphenate } from "../kit/hyphenate.ts";
import { href } from "../routes.ts";

type Row = {
  name: string;
  strong?: boolean | undefined;
  of: (screen: MediaFacadeSolution) => string | undefined;
};

/** Most columns of a phone. */
const columnsMax = 3;

/** Screens side by side, a line a fact. On a phone a line's name stands above its values; many screens scroll. */
export function ScreensTable({ screens, rows }: { screens: readonly MediaFacadeSolution[]; rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focused region
    <section className="sheet-scroll" aria-label="Экраны на фасадах" tabIndex={0}>
      <table className={screens.length > columnsMax ? "screens" : `screens screens-${screens.length}`}>
        <caption className="visually-hidden">Экраны на фасадах</caption>
        <thead>
          <tr>
            <td />
            {screens.map(({ id, name, placement }) => (
              <th key={id} scope="col">
                <a href={href("mediaFacade", { id })}>{hyphenate(name)}</a>{" "}
                {placement && <small>{hyphenate(placement)}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, strong, of }) => {
            const values = screens.map((screen) => hyphenate(of(screen) ?? "—"));
            const isShared = new Set(values).size === 1;
            return (
              <tr key={name} className={strong ? "screens-price" : isShared ? "screens-alike" : undefined}>
                <th scope="row">{name}</th>
                {screens.map(({ id }, at) => (
                  <td key={id}>{values[at]}</td>
                ))}
              </tr>
            );
          })}
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
