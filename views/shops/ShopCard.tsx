import { AddressPlate } from "../drawings/AddressPlate.tsx";
import { floorNumber } from "../kit/format.ts";
import { Heading, type HeadingLevel } from "../kit/Heading.tsx";
import { Picture } from "../kit/Picture.tsx";
import type { Body } from "../park/park.ts";
import { href } from "../routes.ts";
import type { Shop } from "./shop.ts";

type Props = {
  shop: Shop;
  bodies?: readonly Body[];
  level?: HeadingLevel | undefined;
  opening?: { text: string; open: boolean } | undefined;
};

/** A company of the park in a list: who, what and where; `opening` says whether it is open now. */
export function ShopCard({ shop, bodies = [], level, opening }: Props) {
  const { id, name, category, short, schedule } = shop;
  return (
    <article className="card shop">
      <ShopSign shop={shop} bodies={bodies} />
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
export function ShopSign({ shop, bodies, eager }: { shop: Shop; bodies: readonly Body[]; eager?: boolean }) {
  const building = bodies.find(({ id }) => id === shop.body?.id);
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
export function shopPlace({ body, floor, pavilionNumber }: Pick<Shop, "body" | "floor" | "pavilionNumber">): string {
  const parts = [
    body && `корпус ${body.number}`,
    floor && `этаж ${floorNumber(floor.number)}`,
    pavilionNumber && `помещение ${pavilionNumber}`,
  ];
  const place = parts.filter(Boolean).join(", ");
  return place.charAt(0).toUpperCase() + place.slice(1);
}
