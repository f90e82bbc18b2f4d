import { type Shop, shopPlace } from "../content/shop.ts";
import { ParkScheme, smallLabels } from "../drawings/ParkScheme.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { href } from "../routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { telLink } from "../ui/format.ts";
import { PageHead } from "../ui/PageParts.tsx";
import { PhotoStrip } from "../ui/PhotoStrip.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { HoursWeek, OpenNow } from "../visit/Hours.tsx";
import { ShopList } from "./ShopList.tsx";

type Props = Pick<CommonProps, "buildings" | "park" | "now"> & { shop: Shop; all: Shop[] };

const nearbyMax = 3;

/** A company of the park: what it does, when it is open, how to reach it, where it is, who is beside it. */
export function ShopPage({ shop, all, buildings, park, now }: Props) {
  const { name, short, description, images, logo, schedule, hours } = shop;
  const nearby = shopsNearby(shop, all, nearbyMax);
  return (
    <>
      <PageHead title={name} lead={short}>
        {(schedule ?? hours) && (
          <p className="shop-state">
            <OpenNow opening={shop} now={now} />
          </p>
        )}
      </PageHead>
      <div className="wrap beside">
        <div>
          {logo && (
            <div className="shop-logo">
              <Picture image={logo} place="logo" eager />
            </div>
          )}
          <RichText html={description} />
          <Reach shop={shop} />
          {(schedule ?? hours) && (
            <section>
              <h2>Часы</h2>
              <HoursWeek opening={shop} now={now} />
            </section>
          )}
          <PhotoStrip images={images} label={`Фотографии: ${name}`} />
        </div>
        <Where {...{ shop, buildings, park }} />
      </div>
      {nearby.length > 0 && (
        <div className="wrap">
          <ShopList group={{ id: "near", title: "Рядом", total: nearby.length, shops: nearby }} now={now} />
        </div>
      )}
    </>
  );
}

/** Its place in words and on the map of the park. */
function Where({ shop, buildings, park }: Pick<Props, "shop" | "buildings" | "park">) {
  const { building } = shop;
  if (!building) return null;
  const others = buildings.filter((other) => other.id !== building.id);
  return (
    <section>
      <h2>{shopPlace(shop)}</h2>
      <p className="links">
        <a href={href("plan", {}, { body: building.id, floor: shop.floor?.number })}>Что ещё в корпусе</a>{" "}
        <a href={href("route", {})}>Как добраться</a>
      </p>
      <ParkScheme
        buildings={buildings}
        site={park.site}
        pale={new Set(others.map((other) => other.id))}
        labelSize={smallLabels}
      />
    </section>
  );
}

/** `most` shops of the same building, those of near floors first. None where the building is unknown. */
function shopsNearby(shop: Shop, all: readonly Shop[], most: number): Shop[] {
  const { building, floor } = shop;
  if (!building) return [];
  const floorsAway = (other: Shop) => (floor && other.floor ? Math.abs(other.floor.number - floor.number) : 1000);
  return all
    .filter((other) => other.id !== shop.id && other.building?.id === building.id)
    .sort((a, b) => floorsAway(a) - floorsAway(b))
    .slice(0, most);
}

function Reach({ shop: { phone, site } }: { shop: Shop }) {
  if (!phone && !site) return null;
  return (
    <div className="page-head-action">
      {phone && (
        <a className="button button-primary" href={telLink(phone)}>
          {phone}
        </a>
      )}{" "}
      {site && (
        <ButtonLink href={site} variant="outline" external>
          Сайт
        </ButtonLink>
      )}
    </div>
  );
}
