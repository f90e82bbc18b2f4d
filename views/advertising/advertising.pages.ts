import { itemOf, known } from "../content/content.ts";
import { departmentFor } from "../content/park.ts";
import { definePage } from "../layout/define-page.ts";
import { AdvertisingPage } from "./AdvertisingPage.tsx";
import { advertisingHead, mediaFacadeHead, mediaFacadesHead } from "./advertising.head.ts";
import { MediaFacadePage } from "./MediaFacadePage.tsx";
import { MediaFacadesPage } from "./MediaFacadesPage.tsx";

export const advertisingPage = definePage({
  route: "advertising",
  load: ({ content, park }) => ({ banners: park.advertisementBanners, solutions: content.surfaces }),
  view: AdvertisingPage,
  head: advertisingHead,
});

export const mediaFacadesPage = definePage({
  route: "mediaFacades",
  load: ({ content }) => ({ solutions: known(content.surfaces) }),
  view: MediaFacadesPage,
  head: mediaFacadesHead,
});

export const mediaFacadePage = definePage({
  route: "mediaFacade",
  guards: ["id"],
  load({ params, content, park: { contacts } }) {
    const solution = itemOf(content.surfaces, Number(params.id));
    const department = departmentFor(contacts, "advertising");
    return solution && { solution, department };
  },
  view: MediaFacadePage,
  head: mediaFacadeHead,
});
