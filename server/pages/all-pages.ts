import { aboutPage } from "../../views/about/about.page.ts";
import {
  advertisingConsentPage,
  agreementPage,
  laborProtectionPage,
  privacyPage,
} from "../../views/about/legal.pages.ts";
import { advertisingPage, mediaFacadePage, mediaFacadesPage } from "../../views/advertising/advertising.pages.ts";
import type { Fragment } from "../../views/layout/define-fragment.ts";
import type { Page } from "../../views/layout/define-page.ts";
import { newsFeed, newsFragment, newsItemPage, newsPage } from "../../views/news/news.pages.ts";
import type { RouteName } from "../../views/routes.ts";
import { searchFragment, searchPage } from "../../views/search/search.pages.ts";
import { servicePage, servicesPage } from "../../views/services/services.pages.ts";
import { shopPage, shopsFragment, shopsPage } from "../../views/shops/shops.pages.ts";
import { vacanciesPage, vacancyPage } from "../../views/vacancies/vacancies.pages.ts";
import {
  contactsPage,
  parkingPage,
  residentsParkingPage,
  residentsRoutePage,
  routePage,
} from "../../views/visit/visit.pages.ts";
import { homePage, parkFragment } from "./home/home.ts";
import { comparePage } from "./units/compare.ts";
import { joinedPage } from "./units/joined-page.ts";
import { officeSelectionPage } from "./units/office-selection.ts";
import { planPage } from "./units/plan.ts";
import { rentPage, unitsFragment } from "./units/rental-page.ts";
import { unitPage, unitSheetPage } from "./units/unit-pages.ts";
import { unitsFeed } from "./units/units-feed.ts";

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
