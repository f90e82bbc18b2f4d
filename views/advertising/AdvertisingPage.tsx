import type { Banner, Building } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { CallToAction } from "../enquiries/CallToAction.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Section } from "../kit/Section.tsx";
import { BannerRow } from "../layout/BannerRow.tsx";
import { advertisingLead } from "../park/claims/advertising-words.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { HowToAdvertise, WhoSees } from "../park/claims/HowToAdvertise.tsx";
import { href } from "../routes.ts";
import { SolutionsTable } from "./SolutionsTable.tsx";
import { SurfaceDrawings } from "./SurfaceDrawings.tsx";

type Props = {
  banners: Banner[];
  buildings: Building[];
  solutions: MediaFacadeSolution[] | undefined;
  claims: ParkClaims | undefined;
};

/**
 * Advertising in the park: audience, surfaces, steps and prices. `solutions` is undefined if the API fails.
 */
export function AdvertisingPage({ banners, buildings, solutions, claims }: Props) {
  return (
    <>
      <PageHeading
        title="Реклама в бизнес-парке"
        lead={claims ? advertisingLead : "Где её можно разместить и сколько это стоит."}
      />
      <Section title="Поверхности и цены" tone="white">
        {solutions && solutions.length > 0 ? (
          <SolutionsTable solutions={solutions} claims={claims} />
        ) : solutions ? (
          <EmptyResult title="Свободных поверхностей сейчас нет" level={3}>
            <p>Оставьте телефон: сообщим, когда освободится ближайшая, и пришлём цены.</p>
          </EmptyResult>
        ) : (
          <EmptyResult title="Цены сейчас не загрузились" level={3}>
            <p>Позвоните или напишите нам: пришлём список поверхностей с ценами и свободными датами.</p>
          </EmptyResult>
        )}
      </Section>
      {solutions && solutions.length > 0 && (
        <Section
          title="Как это выглядит"
          lead={
            solutions.some(({ image }) => image) ? undefined : "Каждая в своём масштабе, с человеком ростом 1,75 м."
          }
        >
          <SurfaceDrawings solutions={solutions} buildings={buildings} />
        </Section>
      )}
      {claims && <WhoSees />}
      {banners.length > 0 && (
        <Section>
          <h2 className="visually-hidden">Что предлагаем сейчас</h2>
          <BannerRow banners={banners} label="Что предлагаем сейчас" />
        </Section>
      )}
      {claims && <HowToAdvertise />}
      <CallToAction
        title="Не знаете, с чего начать?"
        text="Расскажите, кого хотите привлечь и на какой срок: предложим поверхности."
      >
        <ButtonLink href={href("mediaFacades", {})} variant="outline">
          Все поверхности
        </ButtonLink>
      </CallToAction>
    </>
  );
}
