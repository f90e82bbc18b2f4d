import type { NewsItem } from "../content/news-item.ts";
import type { Shop } from "../content/shop.ts";
import type { Unit } from "../content/unit.ts";
import { dayNear, plural } from "../kit/format.ts";
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
import { stockOf } from "./stock.ts";

/** A missing part takes its block with it. `checkedAt` is the newest ISO 8601 date of the units' data. */
type Props = Pick<CommonProps, "park" | "claims"> & {
  units: Unit[] | undefined;
  shops: Shop[];
  news: NewsItem[];
  surfaces: number;
  parkingSpaces: number | undefined;
  checkedAt: string | undefined;
};

/** The home page: what there is to rent, what it costs, what comes with it, and who is around. */
export function HomePage({ park, units, shops, news, surfaces, parkingSpaces, claims, checkedAt }: Props) {
  const { buildings, categories, contacts, banners } = park;
  const { address, coordinates } = contacts;
  const where = addressInWords(address);
  return (
    <div className="home">
      <HomeHero park={park} units={units} claims={claims} />
      <HomePrices
        stock={stockOf(units ?? [], categories, buildings)}
        banners={banners}
        checkedAt={checkedAt}
        claims={claims}
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
