import type { ReactNode } from "react";
import { capacityWords } from "../content/capacity.ts";
import type { NewsItem } from "../content/news-item.ts";
import { firstMonthOf, promotionFor, type RunningPromotion } from "../content/promotion.ts";
import { foodCategory, residentsCategory, type Shop } from "../content/shop.ts";
import { shortHeading, type Unit } from "../content/unit.ts";
import { firstWords } from "../content/unit-answers.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { BannerLines } from "../layout/Banners.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { ModelFigure, type ModelPicture, modelOf } from "../park/ModelFigure.tsx";
import { addressInWords } from "../park/park-words.ts";
import { RoomFigure, roomSrc } from "../rooms/RoomFigure.tsx";
import { href } from "../routes.ts";
import { groupsHref } from "../shops/shops.filter.ts";
import { dayNear, phrase, plural, priceWords, rubles } from "../ui/format.ts";
import { Picture } from "../ui/Picture.tsx";
import { Availability } from "../units/Availability.tsx";
import { featuredUnits } from "../units/featured-units.ts";
import { PriceNote } from "../units/list/UnitResults.tsx";
import { offerHref } from "../units/unit-links.ts";
import { HomeHero } from "./HomeHero.tsx";

/** A missing part takes its block with it. `checkedAt` is the newest ISO 8601 date of the units' data. */
type Props = Pick<CommonProps, "park" | "claims" | "model" | "now"> & {
  promotions: readonly RunningPromotion[];
  units: Unit[] | undefined;
  shops: readonly Shop[];
  news: readonly NewsItem[];
  parkingSpaces: number | undefined;
  checkedAt: string | undefined;
  today: string;
};

/** The home page: the question, the park, some units, what the price includes, the way, and who is around. */
export function HomePage(props: Props) {
  const { park, units, shops, news, parkingSpaces, claims, model, checkedAt, promotions, today, now } = props;
  const featured = featuredUnits(units ?? [], promotions);
  const address = addressInWords(park.contacts.address);
  return (
    <div className="home">
      <HomeHero park={park} units={units} promotion={promotions[0]} claims={claims} model={model} now={now} />
      <div className="wrap">
        {featured.length > 0 ? (
          <section>
            <div className="home-head">
              <h2>Сдаётся сейчас</h2>
              <p>
                <PriceNote checkedAt={checkedAt} claims={claims} />
              </p>
            </div>
            <ul className="cards">
              {featured.map((unit) => (
                <Card key={unit.id} unit={unit} {...{ park, promotions, model }} />
              ))}
            </ul>
          </section>
        ) : (
          <p className="home-nothing">
            Скажите, сколько вас и что нужно: сообщим, когда освободится. <EnquiryLink variant="outline" />
          </p>
        )}
        <div className="three">
          <Around shops={shops} picture={model?.gallery} />
          {(claims || address) && (
            <Short
              title={claims ? claims.home.way.title : "Как добраться"}
              link={{ href: href("route", {}), text: "Как добраться" }}
              picture={model?.entrance}
            >
              {claims ? claims.home.way.words : address}
              {claims && parkingSpaces ? ` Парковка на ${plural(parkingSpaces, "место", "места", "мест")}.` : ""}
            </Short>
          )}
          {claims && (
            <Short
              title={claims.home.included.title}
              link={{ href: href("services", {}), text: "Услуги парка" }}
              picture={model?.lobby}
            >
              {claims.home.included.words}
            </Short>
          )}
        </div>
        {news.length > 0 && (
          <section className="home-news">
            <h2>Новости</h2>
            {news.map(({ id, date, title }) => (
              <p key={id}>
                <a href={href("newsItem", { id })}>{title}</a> <time dateTime={date}>{dayNear(date, today)}</time>
              </p>
            ))}
          </section>
        )}
        <BannerLines banners={park.banners} />
      </div>
    </div>
  );
}

type CardProps = Pick<Props, "park" | "model" | "promotions"> & { unit: Unit };

/** A unit with its picture: a photograph, else the model of its room, else that of its kind. */
function Card({ unit, park, model, promotions }: CardProps) {
  const { category, square, price } = unit;
  const firstMonth = firstMonthOf(price, promotionFor(unit, promotions));
  const words = phrase(category === "office" && capacityWords(square), firstWords(unit));
  return (
    <li className="card">
      <CardPicture unit={unit} park={park} model={model} />
      <a className="row-link" href={offerHref([unit.id])}>
        {shortHeading(unit)}
      </a>
      {words && <p>{words}</p>}
      <p>
        <b>{priceWords(price)}</b> <Availability unit={unit} short />
      </p>
      {firstMonth !== undefined && <p className="card-sale">{`первый месяц ${rubles(firstMonth)}`}</p>}
    </li>
  );
}

function CardPicture({ unit, park, model }: Pick<CardProps, "unit" | "park" | "model">) {
  const [photo] = unit.images;
  if (photo) return <Picture image={{ ...photo, alt: "" }} place="card" className="card-photo" />;
  if (roomSrc([unit], park.buildings) === undefined)
    return <ModelFigure picture={modelOf(model, unit.category)} alt="" sizes="320px" />;
  return <RoomFigure units={[unit]} buildings={park.buildings} className="card-room" />;
}

type ShortProps = {
  title: string;
  link: { href: string; text: string };
  picture: ModelPicture | undefined;
  children: ReactNode;
};

/** A short answer under a picture at human height. */
function Short({ title, link, picture, children }: ShortProps) {
  return (
    <section>
      <ModelFigure picture={picture} alt="" sizes="(width <= 40.625em) 272px, 40vw" />
      <h2>{title}</h2>
      <p>
        {children} <a href={link.href}>{link.text}</a>
      </p>
    </section>
  );
}

const kindsNamed = 3;

/** «Кафе и рестораны — 8, магазины — 16, услуги — 14. Всего в справочнике 68 компаний.» */
function Around({ shops, picture }: { shops: readonly Shop[]; picture: ModelPicture | undefined }) {
  const byCategory = Map.groupBy(shops, ({ category }) => category.id);
  const kinds = [...byCategory].flatMap(([id, [first, ...others]]) =>
    first && id !== residentsCategory ? [{ id, name: first.category.name, count: others.length + 1 }] : [],
  );
  if (kinds.length === 0) return null;
  const isFood = ({ id }: { id: string }) => id === foodCategory;
  const named = kinds.toSorted((a, b) => Number(isFood(b)) - Number(isFood(a))).slice(0, kindsNamed);
  const words = named.map(({ name, count }, at) => `${at === 0 ? name : name.toLowerCase()} — ${count}`);
  return (
    <Short
      title="Обед и дела рядом"
      link={{ href: groupsHref(named.map(({ id }) => id)), text: "Компании парка" }}
      picture={picture}
    >
      {`${words.join(", ")}. Всего в справочнике ${plural(shops.length, "компания", "компании", "компаний")}.`}
    </Short>
  );
}
