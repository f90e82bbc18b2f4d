import { headDescription, headTitle } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { localBusiness } from "../../../views/shops/local-business.jsonld.ts";
import { shopPlace } from "../../../views/shops/ShopCard.tsx";
import { ShopPage } from "../../../views/shops/ShopPage.tsx";
import { groupsHref } from "../../../views/shops/shops-links.ts";
import { photoSheets } from "../../../views/units/photographed.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

export const shopPage = definePage({
  route: "shop",
  guards: ["id"],
  async load({ params, content }) {
    const [shop, all] = await Promise.all([content.shop(Number(params.id)), orElse(content.allShops(), [])]);
    return shop && { shop, all };
  },
  view: ShopPage,
  head({ shop, contacts, statements, origin }) {
    const { name, category, short, schedule } = shop;
    const place = shopPlace(shop);
    return {
      title: headTitle(
        name,
        ` — ${category.name.toLowerCase()} ${parkName.genitive}`,
        ` в ${parkName.prepositional}`,
        ` — ${parkName.quoted}`,
      ),
      description: headDescription(
        `${name}: ${short.charAt(0).toLowerCase()}${short.slice(1).replace(/\.$/, "")}.`,
        place && `${place}.`,
        schedule && `${schedule}.`,
        `${parkName.title}${statements ? ` ${statements.region}` : ""}.`,
        "Телефон, схема и соседи.",
      ),
      crumbs: [{ text: category.name, href: groupsHref([category.id]) }, { text: name }],
      sheets: ["places", ...photoSheets([shop])],
      image: "shops",
      structured: () => [localBusiness(shop, place, contacts, origin)],
    };
  },
});
