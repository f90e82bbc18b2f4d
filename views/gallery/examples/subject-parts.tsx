import { BannerRow } from "../../layout/BannerRow.tsx";
import { ParkTimeline } from "../../park/ParkTimeline.tsx";
import { milestones } from "../../park/park-history.ts";
import { placesOf } from "../../park/places.ts";
import { AdvertisingAudience } from "../../park/statements/AdvertisingAudience.tsx";
import { ParkSystems } from "../../park/statements/ParkSystems.tsx";
import { parkStatements } from "../../park/statements/statements.ts";
import { WaysHere } from "../../park/statements/WaysHere.tsx";
import { PlainWaysHere } from "../../visit/PlainWaysHere.tsx";
import { WayButtons } from "../../visit/WayButtons.tsx";
import type { ComponentExamples } from "../example.ts";
import type { Samples } from "../samples.ts";

/** Parts of pages that belong to a subject. */
export const subjectPartExamples = ({ bodies, banner, contacts }: Samples): ComponentExamples[] => [
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
    examples: [{ name: "как есть", element: <ParkSystems places={placesOf(bodies, [])} /> }],
  },
  {
    component: "ParkTimeline",
    examples: [{ name: "годы парка", element: <ParkTimeline milestones={milestones(bodies, parkStatements.works)} /> }],
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
