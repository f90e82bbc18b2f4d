import { advertisingOffer } from "../../../views/advertising/advertising-offer.jsonld.ts";
import { MediaFacadePage } from "../../../views/advertising/MediaFacadePage.tsx";
import { solutionSize } from "../../../views/advertising/solution-words.ts";
import { rubles } from "../../../views/kit/format.ts";
import { headDescription, headTitle } from "../../../views/layout/head-text.ts";
import { parkName } from "../../../views/park/park-name.ts";
import { href } from "../../../views/routes.ts";
import { definePage } from "../define-page.ts";
import { orElse } from "../or-else.ts";

export const mediaFacadePage = definePage({
  route: "mediaFacade",
  guards: ["id"],
  async load({ params, content, park: { contacts } }) {
    const [solution, all] = await Promise.all([
      content.mediaFacadeSolution(Number(params.id)),
      orElse(content.mediaFacadeSolutions(), []),
    ]);
    if (!solution) return undefined;
    const department = contacts.departments.find(({ role }) => role === "advertising");
    return { solution, all, department };
  },
  view: MediaFacadePage,
  head({ solution, statements, origin }) {
    const { name, short, price, priceUnit } = solution;
    return {
      title: headTitle(
        name,
        ` — реклама ${solutionSize(solution)}, ${parkName.quoted}`,
        ` — реклама, ${parkName.quoted}`,
        " — реклама",
      ),
      description: headDescription(
        short,
        price > 0 && `${rubles(price)} ${priceUnit}${statements ? " с НДС 22 %" : ""}.`,
        solution.requirements.length > 0 ? "Размеры и требования к макету." : "Размеры.",
        "Заявка через сайт.",
      ),
      crumbs: [
        { text: "Реклама", href: href("advertising", {}) },
        { text: "Медиафасады", href: href("mediaFacades", {}) },
        { text: name },
      ],
      sheets: ["places"],
      image: "advertising",
      structured: () => [advertisingOffer(solution, origin, statements !== undefined)],
    };
  },
});
