import type { Banner } from "../content/park.ts";
import type { MediaFacadeSolution } from "../content/surface.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { BannerLines } from "../layout/Banners.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { advertisingLead, surfacesNote } from "../park/claims/advertising-words.ts";
import { HowToAdvertise } from "../park/claims/HowToAdvertise.tsx";
import { href } from "../routes.ts";
import { plural } from "../ui/format.ts";
import { EmptyResult, PageHead, Part } from "../ui/PageParts.tsx";
import { SurfaceCards } from "./SurfaceCards.tsx";

type Props = Pick<CommonProps, "buildings" | "claims"> & {
  banners: Banner[];
  solutions: MediaFacadeSolution[] | undefined;
};

const isOutdoor = ({ setting }: MediaFacadeSolution) => setting === "facade" || setting === "street";

/** Advertising in the park: how each surface looks, its price. `solutions` is undefined if the API fails. */
export function AdvertisingPage({ banners, buildings, solutions, claims }: Props) {
  const surfaces = [...(solutions ?? [])].sort((a, b) => Number(isOutdoor(b)) - Number(isOutdoor(a)));
  const count = plural(surfaces.length, "поверхность", "поверхности", "поверхностей");
  return (
    <>
      <PageHead
        title="Реклама в парке"
        lead={surfaces.length > 0 ? (claims ? advertisingLead(count) : `${count}.`) : undefined}
      />
      {surfaces.length > 0 ? (
        <Part>
          <SurfaceCards surfaces={surfaces} buildings={buildings} />
          <p className="links">
            {claims && <span>{surfacesNote}</span>} <a href={href("mediaFacades", {})}>Экраны на фасадах</a>
          </p>
          <p className="foot-line">
            <EnquiryLink form="callback">Узнать свободные даты</EnquiryLink>
          </p>
          <BannerLines banners={banners} />
        </Part>
      ) : (
        <Part>
          <EmptyResult title={solutions ? "Свободных поверхностей сейчас нет" : "Цены сейчас не загрузились"}>
            <p>
              {solutions
                ? "Оставьте телефон: сообщим, когда освободится ближайшая, и пришлём цены."
                : "Позвоните или напишите нам: пришлём список поверхностей с ценами и свободными датами."}
            </p>
          </EmptyResult>
          <BannerLines banners={banners} />
        </Part>
      )}
      {claims && <HowToAdvertise />}
    </>
  );
}
