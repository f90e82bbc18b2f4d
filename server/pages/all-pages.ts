import type { RouteName } from "../../views/routes.ts";
import { aboutPage } from "./about/about.ts";
import { advertisingConsentPage, agreementPage, laborProtectionPage, privacyPage } from "./about/legal-pages.ts";
import { advertisingPage, mediaFacadePage, mediaFacadesPage } from "./advertising/advertising.ts";
import type { Fragment } from "./define-fragment.ts";
import type { Page } from "./define-page.ts";
import { homePage, parkFragment } from "./home/home.ts";
import { newsFeed, newsFragment, newsItemPage, newsPage } from "./news/news.ts";
import { searchFragment, searchPage } from "./search/search.ts";
import { servicePage, servicesPage } from "./services/services.ts";
import { shopPage, shopsFragment, shopsPage } from "./shops/shops.ts";
import { comparePage } from "./units/compare.ts";
import { joinedPage } from "./units/joined-page.ts";
import { officeSelectionPage } from "./units/office-selection.ts";
import { planPage } from "./units/plan.ts";
import { rentPage, unitsFragment } from "./units/rental-page.ts";
import { unitPage, unitSheetPage } from "./units/unit-pages.ts";
import { unitsFeed } from "./units/units-feed.ts";
import { vacanciesPage, vacancyPage } from "./vacancies/vacancies.ts";
import { contactsPage, parkingPage, residentsParkingPage, residentsRoutePage, routePage } from "./visit/visit.ts";

/** A page for every route of the URL contract; a missing one does not compile. */
export const allPages: { readonly [Name in RouteName]: Page<Name> } = {
  home: homePage,
  about: aboutPage,
  advertising: advertisingPage,
  mediaFacades: mediaFacadesPage,
  mediaFacade: mediaFacadePage,
  advertisingConsent: advertisingConsentPage,
  agreement: agreementPage,
  compare: comparePage,
  contacts: contactsPage,
  laborProtection: laborProtectionPage,
  news: newsPage,
  newsItem: newsItemPage,
  parking: parkingPage,
  residentsParking: residentsParkingPage,
  joined: joinedPage,
  unit: unitPage,
  unitSheet: unitSheetPage,
  plan: planPage,
  officeSelection: officeSelectionPage,
  privacy: privacyPage,
  route: routePage,
  residentsRoute: residentsRoutePage,
  search: searchPage,
  services: servicesPage,
  service: servicePage,
  shops: shopsPage,
  shop: shopPage,
  vacancies: vacanciesPage,
  vacancy: vacancyPage,
  rent: rentPage,
};

/** The feeds, and all fragments but those of enquiries. */
export const allFragments: readonly Fragment[] = [
  unitsFragment,
  parkFragment,
  shopsFragment,
  newsFragment,
  searchFragment,
  unitsFeed,
  newsFeed,
];
