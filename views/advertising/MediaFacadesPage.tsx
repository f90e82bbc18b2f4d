import type { MediaFacadeSolution } from "../content/surface.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { withVat } from "../park/vat-words.ts";
import { href } from "../routes.ts";
import { EmptyResult, PageHead, Part } from "../ui/PageParts.tsx";
import { FactsTable } from "../ui/Tables.tsx";
import { SurfaceCards } from "./SurfaceCards.tsx";
import { facadeScreens } from "./surface-facts.ts";

type Props = Pick<CommonProps, "buildings" | "claims"> & { solutions: MediaFacadeSolution[] };

/** Screens on facades: size, prices of terms, what file to send, one button. */
export function MediaFacadesPage({ solutions, buildings, claims }: Props) {
  const screens = facadeScreens(solutions);
  const shared = (screens[0]?.requirements ?? []).filter((requirement) =>
    screens.every(({ requirements }) => requirements.includes(requirement)),
  );
  const own = screens.flatMap(({ name, requirements }) => {
    const particular = requirements.filter((requirement) => !shared.includes(requirement));
    return particular.length > 0 ? [{ name, value: particular.join(". ") }] : [];
  });
  return (
    <>
      <PageHead title="Экраны на фасадах" lead={claims && `Цены ${withVat(claims)}, один слот.`} />
      {screens.length === 0 ? (
        <Part>
          <EmptyResult title="Экранов на фасадах сейчас нет">
            <p>
              Другие поверхности — на странице <a href={href("advertising", {})}>«Реклама в парке»</a>.
            </p>
          </EmptyResult>
        </Part>
      ) : (
        <Part>
          <SurfaceCards surfaces={screens} buildings={buildings} withTerms />
        </Part>
      )}
      {shared.length + own.length > 0 && (
        <Part title="Какой ролик прислать">
          {shared.length > 0 && <p>{`${shared.join(". ")}.`}</p>}
          <FactsTable rows={own} />
        </Part>
      )}
      {screens.length > 0 && (
        <p className="wrap foot-line">
          <EnquiryLink form="callback">Узнать свободные даты</EnquiryLink>
        </p>
      )}
    </>
  );
}
