import type { Banner, CategoryId, RentalCategory } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { unitsInWords } from "../content/unit-words.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { leastPrice } from "../kit/format.ts";
import { BannerLines } from "../layout/BannerLines.tsx";
import type { ParkClaims } from "../park/claims/claims.ts";
import { ModelFigure } from "../park/ModelFigure.tsx";
import { type Model, modelOf } from "../park/model.ts";
import { PriceNote } from "../units/list/UnitResults.tsx";
import { rentHref } from "../units/unit-links.ts";
import { HomeBand } from "./HomeBand.tsx";

type Props = {
  categories: readonly RentalCategory[];
  units: readonly Unit[];
  banners: readonly Banner[];
  checkedAt: string | undefined;
  claims: ParkClaims | undefined;
  model: Model | undefined;
};

/** What the pictures of the kinds show. */
const kindPictures: Record<CategoryId, string> = {
  office: "Макет: офис в полдень",
  warehouse: "Макет: ворота склада утром",
  trade_area: "Макет: галерея в обед",
};

/** Each kind of premises with how many are free and the least rent. Below them the park's announcements. */
export function HomePrices({ categories, units, banners, checkedAt, claims, model }: Props) {
  const kinds = categories
    .map((category) => ({ category, free: units.filter((unit) => unit.category === category.id) }))
    .filter(({ free }) => free.length > 0);
  return (
    <HomeBand title={kinds.length > 0 ? "Сдаётся сейчас" : undefined}>
      {kinds.length > 0 ? (
        <>
          <ul className="prices">
            {kinds.map(({ category, free }) => (
              <li key={category.id}>
                <a href={rentHref(category, {})}>
                  <ModelFigure
                    picture={modelOf(model, category.id)}
                    alt={kindPictures[category.id]}
                    sizes="(width <= 40.625em) 128px, (width <= 68.75em) 30vw, 430px"
                  />
                  <span>
                    <b>{category.name}</b>{" "}
                    <span>{`${unitsInWords(free.length, category.id)}, ${leastPrice(free.map(({ price }) => price))}`}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="prices-note">
            <PriceNote checkedAt={checkedAt} claims={claims} />
          </p>
        </>
      ) : (
        <div className="prices-ask">
          <p>Расскажите, сколько вас и что нужно: подберём помещение и предупредим, когда освободится.</p>
          <EnquiryLink form="callback" variant="outline">
            Написать нам
          </EnquiryLink>
        </div>
      )}
      <BannerLines banners={banners} />
    </HomeBand>
  );
}
