import type { Park } from "../stand-in-park.ts";
import { type PictureKind, pictureSizes, scenesMax } from "./drawn-pictures.ts";

const photosOfUnit = 8;

/** The park with pictures: eight photographs a unit, one of everything else. `baseUrl` is the API's. */
export function withPictures(park: Park, baseUrl: string): Park {
  const picture = (kind: PictureKind, seed: number, alt: string) => ({
    src: `${baseUrl}/pictures/${kind}-${seed % scenesMax}.${kind === "logo" ? "png" : "jpg"}`,
    alt,
    ...pictureSizes[kind],
  });
  return {
    ...park,
    pavilions: park.pavilions.map((unit) => ({
      ...unit,
      images: Array.from({ length: photosOfUnit }, (_, n) => picture("photo", unit.id + n, `Помещение ${unit.number}`)),
    })),
    services: park.services.map((service) => ({ ...service, image: picture("photo", service.id, "Услуга парка") })),
    shops: park.shops.map((shop) => ({
      ...shop,
      logo: picture("logo", shop.id, "Знак компании"),
      images: [picture("photo", shop.id, "Зал компании")],
    })),
    news: park.news.map((item) => ({ ...item, image: picture("photo", item.id, "Бизнес-парк") })),
    mediaFacadeSolutions: park.mediaFacadeSolutions.map((solution) => ({
      ...solution,
      image: picture("photo", solution.id, "Рекламная поверхность"),
    })),
  };
}
