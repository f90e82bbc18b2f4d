import { openingInWords } from "../content/opening-hours.ts";
import type { Building } from "../content/park.ts";
import type { Shop } from "../content/shop.ts";
import { ParkMap } from "../drawings/ParkMap.tsx";
import { ExternalLink } from "../kit/Button.tsx";
import { CardGrid } from "../kit/Card.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { PhotoStrip } from "../kit/PhotoStrip.tsx";
import { RichText } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import { shopsNearby } from "../news/neighbours.ts";
import { href } from "../routes.ts";
import { ShopCard, ShopSign, shopPlace } from "./ShopCard.tsx";
import { groupsHref } from "./shops-links.ts";

/** What the page of a shop shows; `all` is empty while the list is not known. */
export type ShopProps = { shop: Shop; all: Shop[]; buildings: Building[]; now: Date };

/** A company of the park: what it does, where it is, when it is open. */
export function ShopPage({ shop, all, buildings, now }: ShopProps) {
  const { name, category, short, description, images, building, floor } = shop;
  const opening = openingInWords(shop, now);
  const nearby = shopsNearby(shop, all, 3);
  const atPlan = building && href("plan", {}, { body: building.id, floor: floor?.number });
  return (
    <>
      <PageHeading title={name} kicker={category.name} lead={short} />
      <Section tone="white">
        <div className="split">
          <div className="stack-l">
            <ShopSign shop={shop} buildings={buildings} eager />
            <RichText html={description} />
            <PhotoStrip images={images} label={`Фотографии: ${name}`} />
          </div>
          <aside className="sticky-box panel stack" aria-label="Где и когда">
            {opening && <p className={opening.open ? "free" : "muted"}>{opening.text}</p>}
            <FactsTable rows={shopFacts(shop, atPlan)} />
            {building && <ParkMap buildings={buildings} marked={[building.number]} large />}
            <p className="small">
              <a href={groupsHref([category.id])}>{category.name}: весь список</a>
            </p>
          </aside>
        </div>
      </Section>
      {nearby.length > 0 && (
        <Section title="Рядом" link={{ href: groupsHref([category.id]), text: category.name }}>
          <CardGrid columns={3}>
            {nearby.map((one) => (
              <ShopCard key={one.id} shop={one} buildings={buildings} opening={openingInWords(one, now)} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

function shopFacts(shop: Shop, atPlan: string | undefined) {
  const { phone, site, schedule } = shop;
  const place = shopPlace(shop);
  return [
    ...(schedule ? [{ name: "Часы", value: schedule }] : []),
    ...(place ? [{ name: "Где", value: atPlan ? <a href={atPlan}>{place}</a> : place }] : []),
    ...(phone ? [{ name: "Телефон", value: <a href={telLink(phone)}>{phone}</a> }] : []),
    ...(site ? [{ name: "Сайт", value: <ExternalLink href={site}>{siteName(site)}</ExternalLink> }] : []),
  ];
}

/** "https://lavka.example/" as people write it: "lavka.example". */
function siteName(site: string): string {
  return site.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/.*$/, "");
}
