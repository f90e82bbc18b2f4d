import { Fragment } from "react";
import type { Banner, Building } from "../content/park.ts";
import { facadeScreens, type MediaFacadeSolution, surfacePrice } from "../content/surface.ts";
import { SurfaceElevation } from "../drawings/SurfaceElevation.tsx";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { BannerLines } from "../layout/Banners.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { HowToAdvertise } from "../park/claims/HowToAdvertise.tsx";
import { advertisingLead, surfacesNote } from "../park/claims/texts.ts";
import { parkName } from "../park/park-name.ts";
import { withVat } from "../park/park-words.ts";
import { href } from "../routes.ts";
import { phrase, plural, rubles, sides } from "../ui/format.ts";
import { EmptyResult, PageHead, Part } from "../ui/PageParts.tsx";
import { FactsTable } from "../ui/Tables.tsx";

type AdvertisingPageProps = Pick<CommonProps, "buildings" | "claims"> & {
  banners: Banner[];
  solutions: MediaFacadeSolution[] | undefined;
};

const isOutdoor = ({ setting }: MediaFacadeSolution) => setting === "facade" || setting === "street";

/** Advertising in the park: how each surface looks, its price. `solutions` is undefined if the API fails. */
export function AdvertisingPage({ banners, buildings, solutions, claims }: AdvertisingPageProps) {
  const surfaces = [...(solutions ?? [])].sort((a, b) => Number(isOutdoor(b)) - Number(isOutdoor(a)));
  const count = plural(surfaces.length, "поверхность", "поверхности", "поверхностей");
  const costs = surfaces.some(({ price }) => price > 0) ? " и сколько это стоит" : "";
  const screensHref = href("mediaFacades", {});
  const isAnnounced = banners.some(({ link }) => link === screensHref);
  const leadsToScreens = !isAnnounced && facadeScreens(surfaces).length > 0;
  return (
    <>
      <PageHead
        title="Реклама в парке"
        lead={claims && surfaces.length > 0 ? advertisingLead(count) : `Где разместить рекламу в парке${costs}.`}
      />
      <Part>
        {surfaces.length > 0 ? (
          <>
            <SurfaceCards surfaces={surfaces} buildings={buildings} />
            {(claims || leadsToScreens) && (
              <p className="links">
                {claims && <span>{surfacesNote}</span>} {leadsToScreens && <a href={screensHref}>Экраны на фасадах</a>}
              </p>
            )}
            <p className="foot-line">
              <EnquiryLink params={{ about: "dates" }}>Узнать свободные даты</EnquiryLink>
            </p>
          </>
        ) : (
          <EmptyResult title={solutions ? "Свободных поверхностей сейчас нет" : "Цены сейчас не загрузились"}>
            <p>
              {solutions
                ? "Оставьте телефон: сообщим, когда освободится ближайшая, и пришлём цены."
                : "Позвоните или напишите нам: пришлём список поверхностей с ценами и свободными датами."}
            </p>
          </EmptyResult>
        )}
        <BannerLines banners={banners} />
      </Part>
      {claims && <HowToAdvertise />}
    </>
  );
}

type MediaFacadesPageProps = Pick<CommonProps, "buildings" | "claims"> & { solutions: MediaFacadeSolution[] };

/** Screens on facades: size, prices of terms, what file to send, one button. */
export function MediaFacadesPage({ solutions, buildings, claims }: MediaFacadesPageProps) {
  const screens = facadeScreens(solutions);
  const shared = (screens[0]?.requirements ?? []).filter((requirement) =>
    screens.every(({ requirements }) => requirements.includes(requirement)),
  );
  const differing = screens.flatMap(({ name, requirements }) => {
    const particular = requirements.filter((requirement) => !shared.includes(requirement));
    return particular.length > 0 ? [{ name, value: `${particular.join(". ")}.` }] : [];
  });
  return (
    <>
      <PageHead title="Экраны на фасадах" lead={claims && `Цена — за один ролик в общем показе, ${withVat(claims)}.`} />
      <Part>
        {screens.length > 0 ? (
          <SurfaceCards surfaces={screens} buildings={buildings} withTerms />
        ) : (
          <EmptyResult title="Экранов на фасадах сейчас нет">
            <p>
              Другие поверхности — на странице <a href={href("advertising", {})}>«Реклама в парке»</a>.
            </p>
          </EmptyResult>
        )}
      </Part>
      {shared.length + differing.length > 0 && (
        <Part title="Какой ролик прислать">
          {shared.length > 0 && <p>{`${shared.join(". ")}.`}</p>}
          <FactsTable rows={differing} className="facts screen-files" />
        </Part>
      )}
      {screens.length > 0 && (
        <p className="wrap foot-line">
          <EnquiryLink params={{ about: "dates" }}>Узнать свободные даты</EnquiryLink>
        </p>
      )}
    </>
  );
}

type SurfaceCardsProps = {
  surfaces: readonly MediaFacadeSolution[];
  buildings: readonly Building[];
  /** Every term's price, where a few are compared. */
  withTerms?: boolean;
};

/** Places for advertising: how each looks, its size, who sees it, the price. */
function SurfaceCards({ surfaces, buildings, withTerms = false }: SurfaceCardsProps) {
  return (
    <ul className="surfaces">
      {surfaces.map((surface) => (
        <li key={surface.id}>
          <SurfaceElevation surface={surface} buildings={buildings} sign={parkName.plain} decorative />
          <div>
            <h2>
              <a className="row-link" href={href("mediaFacade", { id: surface.id })}>
                {surface.name}
              </a>
            </h2>{" "}
            <p>{factsOf(surface)}</p> <p>{pricesOf(surface, withTerms)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const factsOf = ({ width, height, contactsPerDay }: MediaFacadeSolution) =>
  phrase(
    sides(width, height),
    contactsPerDay && `видят ${plural(contactsPerDay, "человек", "человека", "человек")} в день`,
  );

function pricesOf(surface: MediaFacadeSolution, withTerms: boolean) {
  const terms = withTerms ? surface.prices : [];
  if (terms.length < 2) return <b>{surfacePrice(surface)}</b>;
  return terms.map(({ days, price }, at) => (
    <Fragment key={days}>
      {at > 0 && " "}
      <span className="nowrap">
        <b>{rubles(price)}</b>
        {` за ${plural(days, "день", "дня", "дней")}`}
        {at < terms.length - 1 && ","}
      </span>
    </Fragment>
  ));
}
