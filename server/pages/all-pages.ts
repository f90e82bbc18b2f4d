import type { RouteName } from "../../views/routes.ts";
import { aboutPage } from "./about/about.ts";
import { advertisingConsentPage, agreementPage, laborProtectionPage, privacyPage } from "./about/legal-pages.ts";
import { advertisingPage } from "./advertising/advertising.ts";
import { mediaFacadePage } from "./advertising/media-facade.ts";
import { mediaFacadesPage } from "./advertising/media-facades.ts";
import type { Page } from "./define-page.ts";
import { homePage } from "./home/home.ts";
import { newsPage } from "./news/news.ts";
import { newsItemPage } from "./news/news-item.ts";
import { searchPage } from "./search/search.ts";
import { servicePage } from "./services/service.ts";
import { servicesPage } from "./services/services.ts";
import { shopPage } from "./shops/shop.ts";
import { shopsPage } from "./shops/shops.ts";
import { comparePage } from "./units/compare.ts";
import { officeSelectionPage } from "./units/office-selection.ts";
import { pavilionPage } from "./units/pavilion.ts";
import { planPage } from "./units/plan.ts";
import { rentPage } from "./units/rent.ts";
import { vacanciesPage } from "./vacancies/vacancies.ts";
import { vacancyPage } from "./vacancies/vacancy.ts";
import { contactsPage } from "./visit/contacts.ts";
import { parkingPage, residentsParkingPage } from "./visit/parking.ts";
import { residentsRoutePage, routePage } from "./visit/route.ts";

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
  pavilion: pavilionPage,
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
