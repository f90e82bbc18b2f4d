import { hasHours } from "../content/opening-hours.ts";
import type { ParkingZone } from "../content/parking.ts";
import { type Shop, shopPlace } from "../content/shop.ts";
import type { Unit } from "../content/unit.ts";
import { withinBudget } from "../drawings/Drawing.tsx";
import { FloorPlan, readFloor } from "../drawings/FloorPlan.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { href } from "../routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { buildingWords, floorNumber } from "../ui/format.ts";
import { PageHead, Part } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { PhotoStrip } from "../ui/PhotoStrip.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { HoursWeek, OpenNow } from "../visit/Hours.tsx";
import { PlaceMap } from "../visit/PlaceMap.tsx";
import { ShopList } from "./ShopList.tsx";

/** `units` are the free ones of its building. */
type Props = Pick<CommonProps, "park" | "claims" | "now"> & {
  shop: Shop;
  all: Shop[];
  units: Unit[];
  zones: ParkingZone[];
};

const nearbyMax = 3;
/** A floor that the content does not tell counts as farther away than any other. */
const unknownFloorsAway = 1000;

/** A company of the park: what it does, when it is open, how to reach it, where it is, who is beside it. */
export function ShopPage(props: Props) {
  const { shop, all, now } = props;
  const { name, short, description, images, logo } = shop;
  const nearby = shopsNearby(shop, all);
  return (
    <>
      <PageHead title={name} lead={short}>
        {hasHours(shop) && (
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
          {hasHours(shop) && (
            <section>
              <h2>Часы</h2>
              <HoursWeek opening={shop} now={now} />
            </section>
          )}
          <PhotoStrip images={images} label={`Фотографии: ${name}`} />
        </div>
        <Where {...props} />
      </div>
      <OnFloor {...props} />
      {nearby.length > 0 && (
        <div className="wrap part">
          <ShopList group={{ id: "near", title: "Рядом", total: nearby.length, shops: nearby }} now={now} />
        </div>
      )}
    </>
  );
}

/** Its place in words and on the map of the park. */
function Where({ shop, park, zones, claims }: Props) {
  const { building: named } = shop;
  if (!named) return null;
  const building = park.buildings.find(({ id }) => id === named.id);
  return (
    <section>
      <h2>{shopPlace(shop)}</h2>
      <p className="links">
        <a href={href("plan", {}, { body: named.id, floor: shop.floor?.number })}>Что ещё в корпусе</a>{" "}
        <a href={href("route", {}, { to: named.id })}>Как добраться до {buildingWords(named.number, "genitive")}</a>
      </p>
      {building && <PlaceMap park={park} building={building} zones={zones} claims={claims} />}
    </section>
  );
}

/** What is let on its floor. The content does not tell where on the floor its own door is. */
function OnFloor({ shop: { building: named, floor }, park, units }: Props) {
  const building = park.buildings.find(({ id }) => id === named?.id);
  if (!building || !floor) return null;
  const isLet = units.some((unit) => unit.building.id === building.id && unit.floor.number === floor.number);
  if (!isLet || !withinBudget("company's floor", () => readFloor(building, floor.number, units))) return null;
  return (
    <Part title={`Сдаётся на этаже ${floorNumber(floor.number)} ${buildingWords(building.number, "genitive")}`}>
      <div className="figure">
        <FloorPlan building={building} floor={floor.number} units={units} />
      </div>
    </Part>
  );
}

/** A few companies of the same building, those of near floors first. None where the building is unknown. */
export function shopsNearby(shop: Shop, all: readonly Shop[]): Shop[] {
  const { building, floor } = shop;
  if (!building) return [];
  const floorsAway = (other: Shop) =>
    floor && other.floor ? Math.abs(other.floor.number - floor.number) : unknownFloorsAway;
  return all
    .filter((other) => other.id !== shop.id && other.building?.id === building.id)
    .sort((a, b) => floorsAway(a) - floorsAway(b))
    .slice(0, nearbyMax);
}

function Reach({ shop: { phone, site } }: { shop: Shop }) {
  if (!phone && !site) return null;
  return (
    <div className="page-head-action">
      {phone && <PhoneNumber phone={phone} className="button button-primary" />}{" "}
      {site && (
        <ButtonLink href={site} variant="outline" external>
          Сайт
        </ButtonLink>
      )}
    </div>
  );
}
