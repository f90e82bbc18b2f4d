import { plural } from "../kit/format.ts";
import { Section } from "../kit/Section.tsx";
import type { NewsItem } from "../news/news.ts";
import type { Park } from "../park/park.ts";
import { IncludedInRent } from "../park/statements/IncludedInRent.tsx";
import type { ParkStatements } from "../park/statements/statements.ts";
import { WaysHere } from "../park/statements/WaysHere.tsx";
import { href } from "../routes.ts";
import type { Shop } from "../shops/shop.ts";
import type { Pavilion } from "../units/pavilion.ts";
import { PlainWaysHere } from "../visit/PlainWaysHere.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeNews } from "./HomeNews.tsx";
import { HomePrices } from "./HomePrices.tsx";
import { ShopsNearby } from "./ShopsNearby.tsx";
import { stockOf } from "./stock.ts";

/**
 * What the home page shows; besides the park everything may be missing, and its block with it. `surfaces` counts places
 * for advertising; `checkedAt` is the newest ISO 8601 date of the units' data.
 */
export type HomeProps = {
  park: Park;
  units: Pavilion[] | undefined;
  shops: Shop[];
  news: NewsItem[];
  surfaces: number;
  parkingSpaces: number | undefined;
  statements: ParkStatements | undefined;
  checkedAt: string | undefined;
};

/** The home page: what there is to rent, what it costs, what comes with it, and who is around. */
export function HomePage({ park, units, shops, news, surfaces, parkingSpaces, statements, checkedAt }: HomeProps) {
  const { bodies, categories, contacts, banners } = park;
  return (
    <div className="home">
      <HomeHero park={park} units={units} statements={statements} />
      <HomePrices
        stock={stockOf(units ?? [], categories, bodies)}
        banners={banners}
        checkedAt={checkedAt}
        statements={statements}
      />
      {statements && (
        <Section title="Что входит в аренду" tone="white">
          <IncludedInRent />
        </Section>
      )}
      <ShopsNearby shops={shops} />
      <Section tone="white">
        <div className="home-two">
          <div>
            <Heading title="Как добраться" link={{ href: href("route", {}), text: "Подробно о дороге" }} />
            {statements ? (
              <WaysHere contacts={contacts} parkingSpaces={parkingSpaces} />
            ) : (
              <PlainWaysHere contacts={contacts} />
            )}
          </div>
          {(news.length > 0 || surfaces > 0) && (
            <div>
              {news.length > 0 && (
                <>
                  <Heading title="Новости" link={{ href: href("news", {}), text: "Все новости" }} />
                  <HomeNews news={news} />
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
      </Section>
    </div>
  );
}

function Heading({ title, link }: { title: string; link: { href: string; text: string } }) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      <a href={link.href}>{link.text}</a>
    </div>
  );
}
