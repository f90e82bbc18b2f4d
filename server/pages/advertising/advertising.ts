import { AdvertisingPage } from "../../../views/advertising/AdvertisingPage.tsx";
import { advertisingHead, mediaFacadeHead, mediaFacadesHead } from "../../../views/advertising/advertising.head.ts";
import { MediaFacadePage } from "../../../views/advertising/MediaFacadePage.tsx";
import { MediaFacadesPage } from "../../../views/advertising/MediaFacadesPage.tsx";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

export const advertisingPage = definePage({
  route: "advertising",
  load: async ({ content, park }) => ({
    banners: park.advertisementBanners,
    solutions: await orElse(content.mediaFacadeSolutions(), undefined),
  }),
  view: AdvertisingPage,
  head: advertisingHead,
});

export const mediaFacadesPage = definePage({
  route: "mediaFacades",
  load: async ({ content }) => ({ solutions: await content.mediaFacadeSolutions() }),
  view: MediaFacadesPage,
  head: mediaFacadesHead,
});

export const mediaFacadePage = definePage({
  route: "mediaFacade",
  guards: ["id"],
  async load({ params, content, park: { contacts } }) {
    const solution = await content.mediaFacadeSolution(Number(params.id));
    const department = contacts.departments.find(({ role }) => role === "advertising");
    return solution && { solution, department };
  },
  view: MediaFacadePage,
  head: mediaFacadeHead,
});
