import type { Building } from "../content/park.ts";
import type { Shop } from "../content/shop.ts";
import { AddressPlate } from "../drawings/AddressPlate.tsx";
import { floorNumber } from "../kit/format.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Picture } from "../kit/Picture.tsx";
import { href } from "../routes.ts";

type Props = {
  shop: Shop;
  buildings?: readonly Building[];
  level?: HeadingLevel | undefined;
  opening?: { text: string; open: boolean } | undefined;
};

/** A company of the park in a list: who, what and where; `opening` says whether it is open now. */
export function ShopCard({ shop, buildings = [], level, opening }: Props) {
  const { id, name, category, short, schedule } = shop;
  return (
    <article className="card shop">
      <ShopSign shop={shop} buildings={buildings} />
      <p className="small muted">{category.name}</p>
      <Heading level={level}>
        <a className="cover-link" href={href("shop", { id })}>
          {name}
        </a>
      </Heading>
      {short && <p>{short}</p>}
      <p className="shop-where small muted">
        <span>{shopPlace(shop)}</span>
        {schedule && <span>{schedule}</span>}
      </p>
      {opening && <p className={opening.open ? "small free" : "small muted"}>{opening.text}</p>}
    </article>
  );
}

/** A company's logo, else its address as a drawing; nothing where neither is known. */
export function ShopSign({ shop, buildings, eager }: { shop: Shop; buildings: readonly Building[]; eager?: boolean }) {
  const building = buildings.find(({ id }) => id === shop.building?.id);
  if (shop.logo)
    return (
      <div className="shop-logo">
        <Picture image={shop.logo} place="logo" eager={eager} />
      </div>
    );
  return (
    building && (
      <div className="shop-plate">
        <AddressPlate shop={shop} building={building} />
      </div>
    )
  );
}

/** "Корпус 6, этаж 1, помещение 601-12", as far as it is known. */
export function shopPlace({ building, floor, unitNumber }: Pick<Shop, "building" | "floor" | "unitNumber">): string {
  const parts = [
    building && `корпус ${building.number}`,
    floor && `этаж ${floorNumber(floor.number)}`,
    unitNumber && `помещение ${unitNumber}`,
  ];
  const place = parts.filter(Boolean).join(", ");
  return place.charAt(0).toUpperCase() + place.slice(1);
}
