import type { RouteName } from "../../views/routes.ts";
import { aboutPage } from "./about.ts";
import { advertisingPage } from "./advertising.ts";
import { advertisingConsentPage } from "./advertising-consent.ts";
import { agreementPage } from "./agreement.ts";
import { contactsPage } from "./contacts.ts";
import type { Page } from "./define-page.ts";
import { homePage } from "./home.ts";
import { laborProtectionPage } from "./labor-protection.ts";
import { mediaFacadePage } from "./media-facade.ts";
import { mediaFacadesPage } from "./media-facades.ts";
import { newsPage } from "./news.ts";
import { newsItemPage } from "./news-item.ts";
import { officeSelectionPage } from "./office-selection.ts";
import { parkingPage } from "./parking.ts";
import { pavilionPage } from "./pavilion.ts";
import { planPage } from "./plan.ts";
import { privacyPage } from "./privacy.ts";
import { rentPage } from "./rent.ts";
import { residentsParkingPage } from "./residents-parking.ts";
import { residentsRoutePage } from "./residents-route.ts";
import { routePage } from "./route.ts";
import { searchPage } from "./search.ts";
import { servicePage } from "./service.ts";
import { servicesPage } from "./services.ts";
import { shopPage } from "./shop.ts";
import { shopsPage } from "./shops.ts";
import { vacanciesPage } from "./vacancies.ts";
import { vacancyPage } from "./vacancy.ts";

/** The table of contents: a page for every route of the URL contract. A route without a page does not compile. */
export const allPages: { readonly [Name in RouteName]: Page<Name> } = {
  home: homePage,
  about: aboutPage,
  advertising: advertisingPage,
  mediaFacades: mediaFacadesPage,
  mediaFacade: mediaFacadePage,
  advertisingConsent: advertisingConsentPage,
  agreement: agreementPage,
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
