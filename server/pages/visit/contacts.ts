import { headDescription } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { ContactsPage } from "../../../views/visit/ContactsPage.tsx";
import { contactPage } from "../../../views/visit/contact-page.jsonld.ts";
import { definePage } from "../define-page.ts";
import { knownPlaces } from "./known-places.ts";

export const contactsPage = definePage({
  route: "contacts",
  async load({ content, site }) {
    const [{ contacts, bodies, site: plan }, places] = await Promise.all([content.park(), knownPlaces(content, site)]);
    const { cabinetUrl, statements } = site;
    return { contacts, bodies, site: plan, places, hasMap: site.map2gisKey !== undefined, cabinetUrl, statements };
  },
  view: ContactsPage,
  head({ contacts }, { site }) {
    const path = href("contacts", {});
    return {
      title: `Контакты ${parkName.genitive}`,
      description: headDescription(
        `Телефон ${contacts.phone}, эл. почта ${contacts.email}, часы работы, адрес и как добраться.`,
        contacts.departments.length > 0 && "Отделы парка: кому звонить и писать.",
      ),
      canonical: path,
      crumbs: [{ text: "Контакты" }],
      sheets: ["places"],
      image: "contacts",
      structured: () => [contactPage(contacts, site.origin + path, site.origin)],
    };
  },
});
