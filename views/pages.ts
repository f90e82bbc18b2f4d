import {
  aboutPage,
  advertisingConsentPage,
  agreementPage,
  laborProtectionPage,
  privacyPage,
} from "./about/about.pages.ts";
import { advertisingPage, mediaFacadePage, mediaFacadesPage } from "./advertising/advertising.pages.ts";
import { homePage, parkFragment } from "./home/home.pages.ts";
import type { Fragment } from "./layout/define-fragment.ts";
import type { Page } from "./layout/define-page.ts";
import { newsFragment, newsItemPage, newsPage } from "./news/news.pages.ts";
import type { RouteName } from "./routes.ts";
import { searchFragment, searchPage } from "./search/search.pages.ts";
import { servicePage, servicesPage } from "./services/services.pages.ts";
import { shopPage, shopsFragment, shopsPage } from "./shops/shops.pages.ts";
import { rentPage, unitsFragment } from "./units/list/rental.pages.ts";
import { planPage } from "./units/plan/plan.pages.ts";
import { officeSelectionPage, selectionFragment } from "./units/selection/selection.pages.ts";
import { comparePage } from "./units/shortlist/shortlist.pages.ts";
import { joinedPage, joinedSheetPage, unitPage, unitSheetPage } from "./units/unit/offer.pages.ts";
import { vacanciesPage, vacancyPage } from "./vacancies/vacancies.pages.ts";
import { contactsPage, parkingPage, residentsParkingPage, residentsRoutePage, routePage } from "./visit/visit.pages.ts";

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
  joinedSheet: joinedSheetPage,
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

/** All fragments but those of enquiries. */
export const allFragments: readonly Fragment[] = [
  unitsFragment,
  parkFragment,
  selectionFragment,
  shopsFragment,
  newsFragment,
  searchFragment,
];
