import { BannerRow } from "../../layout/BannerRow.tsx";
import { AdvertisingAudience } from "../../park/claims/AdvertisingAudience.tsx";
import { parkStatements } from "../../park/claims/claims.ts";
import { ParkSystems } from "../../park/claims/ParkSystems.tsx";
import { WaysHere } from "../../park/claims/WaysHere.tsx";
import { ParkTimeline } from "../../park/ParkTimeline.tsx";
import { milestones } from "../../park/park-history.ts";
import { placesOf } from "../../park/places.ts";
import { PlainWaysHere } from "../../visit/PlainWaysHere.tsx";
import { WayButtons } from "../../visit/WayButtons.tsx";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

/** Parts of pages that belong to a subject. */
export const subjectPartExamples = ({ buildings, banner, contacts }: Samples): ComponentExamples[] => [
  {
    component: "BannerRow",
    examples: [
      {
        name: "два объявления",
        element: (
          <BannerRow
            label="Объявления"
            banners={[banner, { ...banner, id: 2, title: "Реклама в парке", link: "/advertising" }]}
          />
        ),
      },
    ],
  },
  { component: "AdvertisingAudience", examples: [{ name: "как есть", element: <AdvertisingAudience /> }] },
  {
    component: "ParkSystems",
    examples: [{ name: "как есть", element: <ParkSystems places={placesOf(buildings, [])} /> }],
  },
  {
    component: "ParkTimeline",
    examples: [
      { name: "годы парка", element: <ParkTimeline milestones={milestones(buildings, parkStatements.works)} /> },
    ],
  },
  {
    component: "WayButtons",
    examples: [
      { name: "на машине", element: <WayButtons coordinates={contacts.coordinates} mode="car" /> },
      { name: "пешком", element: <WayButtons coordinates={contacts.coordinates} mode="foot" /> },
    ],
  },
  { component: "WaysHere", examples: [{ name: "как есть", element: <WaysHere contacts={contacts} /> }] },
  {
    component: "PlainWaysHere",
    examples: [{ name: "известен только адрес", element: <PlainWaysHere contacts={contacts} /> }],
  },
];
