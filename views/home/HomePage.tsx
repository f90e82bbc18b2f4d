import type { NewsItem } from "../content/news-item.ts";
import type { RunningPromotion } from "../content/promotion.ts";
import type { Shop } from "../content/shop.ts";
import type { Unit } from "../content/unit.ts";
import { kindName } from "../content/unit-words.ts";
import { dayAndMonth, dayNear, listed, plural, squareMetres } from "../kit/format.ts";
import type { CommonProps } from "../layout/common-props.ts";
import { addressInWords } from "../park/address-words.ts";
import { IncludedInRent } from "../park/claims/IncludedInRent.tsx";
import { href } from "../routes.ts";
import { WaysHere } from "../visit/claims/WaysHere.tsx";
import { twoGisRoute, yandexRoute } from "../visit/map-links.ts";
import { HomeBand, HomeHeading } from "./HomeBand.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomePrices } from "./HomePrices.tsx";
import { ShopsNearby } from "./ShopsNearby.tsx";

/** A missing part takes its block with it. `checkedAt` is the newest ISO 8601 date of the units' data. */
type Props = Pick<CommonProps, "park" | "claims" | "model"> & {
  promotion: RunningPromotion | undefined;
  units: Unit[] | undefined;
  shops: Shop[];
  news: NewsItem[];
  surfaces: number;
  parkingSpaces: number | undefined;
  checkedAt: string | undefined;
};

/** The home page: what there is to rent, what it costs, what comes with it, and who is around. */
export function HomePage({
  park,
  units,
  shops,
  news,
  surfaces,
  parkingSpaces,
  claims,
  model,
  checkedAt,
  promotion,
}: Props) {
  const { categories, contacts, banners } = park;
  const { address, coordinates } = contacts;
  const where = addressInWords(address);
  return (
    <div className="home">
      <HomeHero park={park} units={units} claims={claims} model={model} />
      {promotion && <PromotionLine promotion={promotion} />}
      <HomePrices
        categories={categories}
        units={units ?? []}
        banners={banners}
        checkedAt={checkedAt}
        claims={claims}
        model={model}
      />
      {claims && (
        <HomeBand title="Что входит в аренду" white>
          <IncludedInRent />
        </HomeBand>
      )}
      <ShopsNearby shops={shops} />
      <HomeBand white>
        <div className="home-two">
          <div>
            <HomeHeading title="Как добраться" link={{ href: href("route", {}), text: "Подробно о дороге" }} />
            {claims ? <WaysHere street={address.street} parkingSpaces={parkingSpaces} /> : where && <p>{where}</p>}
            {coordinates && (
              <p className="way-links no-print">
                <a href={yandexRoute(coordinates, "car")}>Яндекс Карты</a>{" "}
                <a href={twoGisRoute(coordinates, "car")}>2ГИС</a>
              </p>
            )}
          </div>
          {(news.length > 0 || surfaces > 0) && (
            <div>
              {news.length > 0 && (
                <>
                  <HomeHeading title="Новости" link={{ href: href("news", {}), text: "Все новости" }} />
                  <HomeNews news={news} checkedAt={checkedAt} />
                </>
              )}
              {surfaces > 0 && (
                <p className="home-advertising">
                  <a href={href("advertising", {})}>Реклама в парке</a>
                  {` — ${plural(surfaces, "поверхность", "поверхности", "поверхностей")} с размерами и ценами.`}
                </p>
              )}
            </div>
          )}
        </div>
      </HomeBand>
    </div>
  );
}

/** The promotion that ends first, in one line that leads to its terms. */
function PromotionLine({
  promotion: { label, until, categories, bodies, squareFrom, newsId },
}: {
  promotion: RunningPromotion;
}) {
  const kinds = categories?.map((category) => kindName[category]).join(", ");
  const conditions = [
    kinds,
    squareFrom && `от ${squareMetres(squareFrom)}`,
    bodies && `${bodies.length > 1 ? "корпуса" : "корпус"} ${listed(bodies)}`,
  ].filter(Boolean);
  return (
    <p className="home-promotion">
      <a className="wrap" href={href("newsItem", { id: newsId })}>
        <b>{label}</b> <span>{[conditions.join(", "), `до ${dayAndMonth(until)}`].filter(Boolean).join(" — ")}</span>
      </a>
    </p>
  );
}

/** The latest news by date and title. */
function HomeNews({ news, checkedAt }: Pick<Props, "news" | "checkedAt">) {
  return (
    <ul className="home-rows">
      {news.map(({ id, date, title }) => (
        <li key={id}>
          <time dateTime={date}>{dayNear(date, checkedAt)}</time> <a href={href("newsItem", { id })}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
