import { href } from "../routes.ts";
import { floorNumber, squareMetres } from "../ui/format.ts";
import { drawing } from "./Drawing.tsx";
import type { GalleryFloor, Tenant } from "./gallery/read-gallery.ts";
import { box, boxes, r1 } from "./path.ts";

type Props = { floor: GalleryFloor; lit?: number | undefined };

/** A floor of the gallery from above, north up: halls, free units and companies as links. `lit` is a company's id. */
export const GalleryPlan = drawing(({ floor }) => `gallery floor ${floor.number}`, GallerySheet);

const numberWide = 7;

function GallerySheet({ floor: { number, length, depth, rows, halls, free, tenants }, lit }: Props) {
  const doors = halls.filter(({ y, kind }) => y === 0 && kind === "entrance");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links in a drawing is no form's fieldset
    <svg
      className="drawing gallery-plan"
      viewBox={`-1 -9 ${r1(length + 2)} ${r1(depth + 10)}`}
      role="group"
      aria-label={`План этажа ${floorNumber(number)}`}
    >
      <path className="gallery-floor" d={box(0, 0, length, depth)} />
      <path className="gallery-rows" d={boxes(rows)} />
      <path className="gallery-halls" d={boxes(halls)} />
      {doors.map(({ x, w }) => (
        <path key={x} className="gallery-door" d={`M${r1(x + w / 2 - 4)} -7h8l-4 6z`} />
      ))}
      {free.map(({ unit, x, y, w, h }) => (
        <a
          key={unit.id}
          href={href("unit", { id: unit.id })}
          aria-label={`Свободно: ${unit.number}, ${squareMetres(unit.square)}`}
        >
          <path className="gallery-free" d={box(x, y, w, h)} />
        </a>
      ))}
      {tenants.map((tenant) => (
        <TenantMark key={tenant.shop.id} tenant={tenant} lit={tenant.shop.id === lit} />
      ))}
      <path className="gallery-walls" d={box(0, 0, length, depth)} />
    </svg>
  );
}

function TenantMark({ tenant: { shop, number, x, y, w, h }, lit }: { tenant: Tenant; lit: boolean }) {
  return (
    <a
      {...{ transform: `translate(${r1(x)} ${r1(y)})` }}
      className={lit ? "gallery-lit" : undefined}
      href={href("shop", { id: shop.id })}
      aria-label={`${number}: ${shop.name}, ${shop.unitNumber}`}
      aria-current={lit ? "true" : undefined}
    >
      <path d={box(0.5, 0.6, w - 1, h - 1.2)} />
      {w >= numberWide && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the link's name says it
        <text x={r1(w / 2)} y={r1(h / 2 + 2.5)} aria-hidden="true">
          {number}
        </text>
      )}
    </a>
  );
}
