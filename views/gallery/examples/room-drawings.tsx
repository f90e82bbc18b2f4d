import type { Shop } from "../../content/shop.ts";
import { GalleryPlan } from "../../drawings/GalleryPlan.tsx";
import type { GalleryFloor } from "../../drawings/gallery/read-gallery.ts";
import { RoomsOfFloor } from "../../drawings/RoomsOfFloor.tsx";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

const hall = { name: "зал", row: 1, offset: 40, width: 21 };
const spot = { x: 60, y: 0, w: 12, h: 10 };
const galleryOf = (shop: Shop): GalleryFloor => ({
  number: 1,
  length: 120,
  depth: 30,
  rows: [{ x: 0, y: 0, w: 120, h: 10 }],
  halls: [{ name: "главный вход", x: 30, y: 0, w: 10, h: 10 }],
  free: [],
  tenants: [{ ...spot, shop, number: 4 }],
});

/** Rooms and companies on a floor. */
export const roomDrawingExamples = ({ buildings, shop }: Samples): ComponentExamples[] => [
  {
    component: "GalleryPlan",
    examples: [
      {
        name: "свободное помещение и компания перед ним",
        element: <GalleryPlan floor={galleryOf(shop)} lit={shop.id} />,
      },
    ],
  },
  {
    component: "RoomsOfFloor",
    examples: buildings.slice(0, 1).map((building) => ({
      name: "зал на этаже",
      element: (
        <RoomsOfFloor
          building={{ ...building, floors: [{ id: 101, number: 1, rooms: [hall] }] }}
          floor={1}
          lit={() => true}
          label="Где зал"
        />
      ),
    })),
  },
];
