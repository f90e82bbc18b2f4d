import { headDescription } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { ContactsPage } from "../../../views/visit/ContactsPage.tsx";
import { contactPage } from "../../../views/visit/contact-page.jsonld.ts";
import { definePage } from "../define-page.ts";
import { knownPlaces } from "./known-places.ts";

export const contactsPage = definePage({
  route: "contacts",
  async load(ask) {
    const { park, site } = ask;
    return { site: park.site, places: await knownPlaces(ask), hasMap: site.map2gisKey !== undefined };
  },
  view: ContactsPage,
  head: ({ contacts, url, origin }) => ({
    title: `Контакты ${parkName.genitive}`,
    description: headDescription(
      `Телефон ${contacts.phone}, эл. почта ${contacts.email}, часы работы, адрес и как добраться.`,
      contacts.departments.length > 0 && "Отделы парка: кому звонить и писать.",
    ),
    crumbs: [{ text: "Контакты" }],
    sheets: ["places"],
    image: "contacts",
    structured: () => [contactPage(contacts, url, origin)],
  }),
});
