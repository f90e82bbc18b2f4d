import { AdvertisingBlock } from "../advertising/AdvertisingBlock.tsx";
import type { MediaFacadeSolution } from "../advertising/media-facade.ts";
import { groupsHref } from "../filters/list-links.ts";
import { CallToAction } from "../kit/CallToAction.tsx";
import { CardGrid } from "../kit/Card.tsx";
import { Chips } from "../kit/Chips.tsx";
import { number } from "../kit/format.ts";
import { Section } from "../kit/Section.tsx";
import { BannerRow } from "../layout/BannerRow.tsx";
import { NewsTeaser } from "../news/NewsTeaser.tsx";
import type { NewsItem } from "../news/news.ts";
import type { Park } from "../park/park.ts";
import { offerOf } from "../park/park-figures.ts";
import { IncludedInRent } from "../park/statements/IncludedInRent.tsx";
import type { ParkStatements } from "../park/statements/statements.ts";
import { WaysHere } from "../park/statements/WaysHere.tsx";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { ShopCard } from "../shops/ShopCard.tsx";
import type { Shop } from "../shops/shop.ts";
import { CategoryCards } from "../units/CategoryCards.tsx";
import { PavilionCards } from "../units/PavilionCard.tsx";
import type { Pavilion } from "../units/pavilion.ts";
import { PlainWaysHere } from "../visit/PlainWaysHere.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { largestSolution, shopsByCategory, unitsToShow } from "./home-choices.ts";
import { QuickPicker } from "./QuickPicker.tsx";

/** What the home page shows; besides the park everything may be missing, and its block with it. */
export type HomeProps = {
  park: Park;
  units: Pavilion[] | undefined;
  shops: Shop[];
  news: NewsItem[];
  solutions: MediaFacadeSolution[];
  parkingSpaces: number | undefined;
  statements: ParkStatements | undefined;
};

/** The home page: what there is to rent, what comes with it, and who is around. */
export function HomePage({ park, units, shops, news, solutions, parkingSpaces, statements }: HomeProps) {
  const { bodies, categories, contacts, banners } = park;
  const shown = units
    ? unitsToShow(
        units,
        categories.map(({ id }) => id),
        2,
      )
    : [];
  const largest = largestSolution(solutions);
  const groups = shopsByCategory(shops, 2);
  return (
    <>
      <Section>
        <HomeHero park={park} freeUnits={units?.length} parkingSpaces={parkingSpaces} statements={statements} />
        <QuickPicker categories={categories} units={units} />
      </Section>
      {categories.length > 0 && (
        <Section title="Что сдаём" tone="white">
          <CategoryCards categories={categories} units={units} statements={statements} />
        </Section>
      )}
      {shown.length > 0 && (
        <Section title="Свободно сейчас" link={{ href: href("officeSelection", {}), text: "Подбор помещения" }}>
          <div className="stack-l">
            <PavilionCards pavilions={shown} bodies={bodies} rail />
            <Chips
              label="Все свободные помещения"
              items={categories.flatMap(({ id, alias, name }) => {
                const count = units && offerOf(units, id)?.count;
                return count
                  ? [{ href: href("rent", { rent: alias }), text: `Все ${name.toLowerCase()} — ${number(count)}` }]
                  : [];
              })}
            />
          </div>
        </Section>
      )}
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
      {groups.length > 0 && (
        <Section
          title="Рядом с офисом"
          link={{
            href: groupsHref(groups.map(({ id }) => id)),
            text: `Все резиденты — ${number(shops.length)}`,
          }}
        >
          <div className="stack-l">
            <CardGrid columns={4} rail>
              {groups
                .flatMap((group) => group.shops)
                .map((shop) => (
                  <ShopCard key={shop.id} shop={shop} bodies={bodies} />
                ))}
            </CardGrid>
            <Chips
              label="Кто работает в парке"
              items={groups.map(({ id, name, count }) => ({
                href: groupsHref([id]),
                text: `${name} — ${number(count)}`,
              }))}
            />
          </div>
        </Section>
      )}
      {news.length > 0 && (
        <Section title="Новости" tone="white" link={{ href: href("news", {}), text: "Все новости" }}>
          <CardGrid columns={4} rail>
            {news.map((item) => (
              <NewsTeaser key={item.id} item={item} bodies={bodies} />
            ))}
          </CardGrid>
        </Section>
      )}
      <Section title="Как добраться" link={{ href: href("route", {}), text: "Подробно о дороге" }}>
        {statements ? <WaysHere contacts={contacts} /> : <PlainWaysHere contacts={contacts} />}
      </Section>
      <CallToAction
        title="Не нашли подходящее?"
        text="Расскажите, сколько вас и что нужно: подберём помещение и предупредим, когда такое освободится."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
    </>
  );
}
