import { openingInWords } from "../content/opening-hours.ts";
import type { Shop } from "../content/shop.ts";
import { GalleryPlan } from "../drawings/GalleryPlan.tsx";
import type { GalleryFloor } from "../drawings/gallery/read-gallery.ts";
import { ParkMap } from "../drawings/ParkMap.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { FullDrawing } from "../kit/FullDrawing.tsx";
import { shortPhone, telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { PhotoStrip } from "../kit/PhotoStrip.tsx";
import { Picture } from "../kit/Picture.tsx";
import { RichText } from "../kit/RichText.tsx";
import type { CommonProps } from "../layout/common-props.ts";
import { href } from "../routes.ts";
import { HoursWeek } from "../visit/HoursBar.tsx";
import { GalleryKeys } from "./GalleryFloors.tsx";
import { ShopList } from "./ShopList.tsx";
import { shopPlace } from "./shop-place.ts";

/** `all` is empty while the list is unknown; `floor` is its floor of the gallery; `phone` is the park's. */
type Props = Pick<CommonProps, "buildings" | "phone" | "now"> & {
  shop: Shop;
  all: Shop[];
  floor: GalleryFloor | undefined;
};

const nearbyMax = 6;

/** A company of the park: where it is, what it does, when it is open, who is beside it. */
export function ShopPage({ shop, all, floor, buildings, phone, now }: Props) {
  const { id, name, short, description, images, logo, building, schedule } = shop;
  const nearby = shopsNearby(shop, all, nearbyMax);
  const opening = openingInWords(shop, now);
  const hours = schedule && (
    <section>
      <h2>Часы</h2>
      <HoursWeek opening={shop} now={now} />
      {opening && <p className={opening.open ? "open-now" : "open-later"}>{opening.text}</p>}
    </section>
  );
  const where = !floor && building && (
    <section>
      <h2>Где</h2>
      <p>
        <a href={href("plan", {}, { body: building.id, floor: shop.floor?.number })}>{shopPlace(shop)}</a>
      </p>
      <ParkMap buildings={buildings} marked={[building.number]} large />
    </section>
  );
  // Without photographs the first column has room for them.
  const hoursFirst = where && images.length === 0;
  return (
    <>
      <PageHead title={name} lead={short} action={<Reach shop={shop} phone={phone} />} />
      {floor && (
        <FullDrawing>
          <div className="gallery-one">
            <div>
              <h2>{shopPlace(shop)}</h2> <GalleryKeys floors={[floor]} />{" "}
              <span>Место примерное: номера идут с запада на восток. Север вверху.</span>{" "}
              <a href={href("route", {})}>Как добраться</a>
            </div>
            <GalleryPlan floor={floor} lit={id} />
            {building && <ParkMap buildings={buildings} marked={[building.number]} large />}
          </div>
        </FullDrawing>
      )}
      <div className="wrap shop-page">
        <div className="stack">
          {logo && (
            <div className="shop-logo">
              <Picture image={logo} place="logo" eager />
            </div>
          )}
          <RichText html={description} />
          <PhotoStrip images={images} label={`Фотографии: ${name}`} />
          {hoursFirst && hours}
        </div>
        {(where || hours) && (
          <div className="stack">
            {!hoursFirst && hours}
            {where}
          </div>
        )}
        {nearby.length > 0 && (
          <ShopList group={{ id: "near", title: "Рядом", total: nearby.length, shops: nearby }} now={now} />
        )}
      </div>
    </>
  );
}

/** `most` shops of the same building, those of near floors first. None where the building is unknown. */
export function shopsNearby(shop: Shop, all: readonly Shop[], most: number): Shop[] {
  const { building, floor } = shop;
  if (!building) return [];
  const floorsAway = (other: Shop) => (floor && other.floor ? Math.abs(other.floor.number - floor.number) : 1000);
  return all
    .filter((other) => other.id !== shop.id && other.building?.id === building.id)
    .sort((a, b) => floorsAway(a) - floorsAway(b))
    .slice(0, most);
}

function Reach({ shop: { name, phone: shopPhone, site }, phone }: { shop: Shop; phone: string }) {
  if (!shopPhone && !site) return null;
  return (
    <>
      {shopPhone && (
        <a className="button button-outline" href={telLink(shopPhone)} aria-label={`Позвонить: ${name}, ${shopPhone}`}>
          {shortPhone(shopPhone, phone)}
        </a>
      )}{" "}
      {site && (
        <ButtonLink href={site} variant="outline" external>
          Сайт
        </ButtonLink>
      )}
    </>
  );
}
