import { safeHtml } from "../../server/content/safe-html.ts";
import type { MediaFacadeSolution } from "../../views/advertising/media-facade.ts";
import type { NewsItem } from "../../views/news/news.ts";
import type { Body } from "../../views/park/park.ts";
import type { Service } from "../../views/services/service.ts";
import type { Shop } from "../../views/shops/shop.ts";
import type { Pavilion } from "../../views/units/pavilion.ts";

const html = safeHtml("<p>Текст</p>");

export function aBody(id: number, floors: number, more: Partial<Body> = {}): Body {
  const storeys = Array.from({ length: floors }, (_, below) => ({ id: id * 100 + below + 1, number: below + 1 }));
  return { id, number: String(id), floors: storeys, ...more };
}

/** A free office of 50 m² in building 1; `more` overrides fields. */
export function aUnit(id: number, more: Partial<Pavilion> = {}): Pavilion {
  return {
    id,
    number: `10${id}`,
    name: "Офис",
    category: "office",
    body: { id: 1, number: "1" },
    floor: { id: 101, number: 1 },
    square: 50,
    price: 100_000,
    rate: 2000,
    status: "free",
    description: html,
    features: [],
    facts: [],
    images: [],
    ...more,
  };
}

/** A shop in building 6 on the first floor. */
export function aShop(id: number, more: Partial<Shop> = {}): Shop {
  return {
    id,
    name: `Лавка ${id}`,
    category: { id: "shops", name: "Магазины" },
    short: "Всякое",
    description: html,
    images: [],
    body: { id: 6, number: "6" },
    floor: { id: 601, number: 1 },
    ...more,
  };
}

/** An advertising surface of 10 × 5 m. */
export function aSolution(id: number, more: Partial<MediaFacadeSolution> = {}): MediaFacadeSolution {
  return {
    id,
    name: `Щит ${id}`,
    short: "У дороги",
    description: html,
    placement: "Въезд",
    width: 10,
    height: 5,
    price: 100_000,
    priceUnit: "за 30 дней",
    facts: [],
    requirements: [],
    ...more,
  };
}

export function aService(id: number, more: Partial<Service> = {}): Service {
  return { id, name: `Услуга ${id}`, short: "Делаем", description: html, ...more };
}

/** A news item of type "news". */
export function aNewsItem(id: number, more: Partial<NewsItem> = {}): NewsItem {
  return { id, type: "news", title: `Новость ${id}`, date: "2026-11-01", short: "Коротко", content: html, ...more };
}
