import { describe, expect, test } from "vitest";
import { fragmentHtml } from "../../../server/render/render-html.ts";
import { ServicePage } from "../../../views/services/ServicePage.tsx";
import { groupServices, ServicesPage } from "../../../views/services/ServicesPage.tsx";
import { plain } from "../../support/pages/page-text.ts";
import { content } from "../drawings/stand-in-content.ts";

const { services } = content;
const shown = (list: typeof services) =>
  plain(
    fragmentHtml(
      <ServicesPage
        services={list}
        now={new Date("2026-11-23T15:20:00Z")}
        phone="+7 (495) 000-00-55"
        claims={undefined}
        model={undefined}
      />,
    ),
  ).replaceAll("<!-- -->", "");

describe("Services", () => {
  test("are grouped by payer, each once", () => {
    const groups = groupServices(services);
    expect(groups.map(({ id, services }) => [id, services.length])).toEqual([
      ["included", 4],
      ["order", 10],
    ]);
  });

  test("are in one group if one lacks its payer: nothing is guessed from texts or links", () => {
    const groups = groupServices(services.map((service, at) => (at === 3 ? { ...service, pays: undefined } : service)));
    expect(groups.map(({ id }) => id)).toEqual(["all"]);
    expect(shown(services.map((service) => ({ ...service, pays: undefined })))).not.toContain("включено");
  });

  test("show their price, and none if none is given", () => {
    const html = shown(services);
    const words = html.replace(/<[^>]+>/g, "");
    for (const { priceFrom } of services.filter(({ pays }) => pays !== "included"))
      expect(words).toContain(`от ${priceFrom}`);
    expect(shown(services.map((service) => ({ ...service, priceFrom: undefined })))).not.toContain("₽");
  });

  test("name the number for what cannot wait, if its service answers around the clock", () => {
    expect(shown(services)).toContain("круглосуточно: <a");
    expect(shown(services.map((service) => ({ ...service, schedule: undefined, hours: undefined })))).not.toContain(
      "Срочное",
    );
  });

  test("say once that they are open round the clock", () => {
    const [service] = services.map((service) => ({ ...service, schedule: "Круглосуточно" }));
    if (!service) throw new Error("no service");
    const html = fragmentHtml(
      <ServicePage
        service={service}
        all={[]}
        buildings={[]}
        phone="+7 (495) 000-00-55"
        now={new Date()}
        claims={undefined}
      />,
    );
    expect(html.match(/круглосуточно/gi)).toHaveLength(1);
  });
});
