import { AdvertisingBlock } from "../advertising/AdvertisingBlock.tsx";
import type { MediaFacadeSolution } from "../advertising/media-facade.ts";
import { Section } from "../kit/Section.tsx";
import { BannerRow } from "../layout/BannerRow.tsx";
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
import { largestSolution } from "./home-choices.ts";
import { ShopsNearby } from "./ShopsNearby.tsx";
import { StockLedger } from "./StockLedger.tsx";
import { stockOf } from "./stock.ts";

/**
 * What the home page shows; besides the park everything may be missing, and its block with it. `checkedAt` is the
 * newest ISO 8601 date of the units' data.
 */
export type HomeProps = {
  park: Park;
  units: Pavilion[] | undefined;
  shops: Shop[];
  news: NewsItem[];
  solutions: MediaFacadeSolution[];
  parkingSpaces: number | undefined;
  statements: ParkStatements | undefined;
  checkedAt: string | undefined;
};

/** The home page: what there is to rent, what comes with it, and who is around. */
export function HomePage({ park, units, shops, news, solutions, parkingSpaces, statements, checkedAt }: HomeProps) {
  const { bodies, categories, contacts, banners } = park;
  const largest = largestSolution(solutions);
  return (
    <>
      <HomeHero park={park} units={units} parkingSpaces={parkingSpaces} statements={statements} />
      <StockLedger stock={stockOf(units ?? [], categories)} checkedAt={checkedAt} statements={statements} />
      <div className="home-more">
        {statements && (
          <Section title="Что входит в аренду" tone="white">
            <IncludedInRent />
          </Section>
        )}
        {banners.length > 0 && (
          <Section>
            <h2 className="visually-hidden">Объявления парка</h2>
            <BannerRow banners={banners} label="Объявления парка" />
          </Section>
        )}
        {largest && (
          <Section
            title="Реклама в парке"
            tone="white"
            link={{ href: href("mediaFacades", {}), text: "Все поверхности" }}
          >
            <AdvertisingBlock solution={largest} total={solutions.length} bodies={bodies} statements={statements} />
          </Section>
        )}
        <ShopsNearby shops={shops} />
        <HomeNews news={news} />
        <Section title="Как добраться" link={{ href: href("route", {}), text: "Подробно о дороге" }}>
          {statements ? <WaysHere contacts={contacts} /> : <PlainWaysHere contacts={contacts} />}
        </Section>
      </div>
    </>
  );
}
