import type { Image } from "../../views/kit/image.ts";
import { sameItems } from "../kit/same-items.ts";
import type { ContentApi } from "./content-api.ts";

/** What the conversion of pictures has learned, by `Image.src`. */
export type KnownPictures = {
  /** Increases with everything learned; 0: nothing yet. */
  version(): number;
  /** The mean colour as an index of `tones`; undefined for unknown and transparent pictures. */
  toneOf(src: string): number | undefined;
  /** Whether the upstream had no such picture lately. */
  isGone(src: string): boolean;
};

type Pictured = { images?: Image[]; image?: Image | undefined; logo?: Image | undefined; plan?: Image | undefined };
const singles = ["image", "logo", "plan"] as const;

/**
 * Content with the findings about its pictures. Missing ones are left out, so that pages show their drawings; others
 * get their tone. Unchanged objects and lists keep their identity, because results computed from them are cached.
 */
export function withKnownPictures(api: ContentApi, known: KnownPictures): ContentApi {
  const toned = new WeakMap<Image, Image>();
  const shown = (image: Image): Image[] => {
    if (known.isGone(image.src)) return [];
    const tone = known.toneOf(image.src);
    if (tone === undefined) return [image];
    const before = toned.get(image);
    const now = before?.tone === tone ? before : { ...image, tone };
    toned.set(image, now);
    return [now];
  };

  /** Maps a value again only after something was learned. */
  const remembered = <Base extends object>(map: (value: Base) => Base) => {
    const before = new WeakMap<Base, { version: number; mapped: Base }>();
    return <Value extends Base>(value: Value): Value => {
      const version = known.version();
      if (version === 0) return value;
      const last = before.get(value);
      const mapped = last?.version === version ? last.mapped : map(value);
      const kept = [last?.mapped, value].find((one) => one !== undefined && isSame(one, mapped)) ?? mapped;
      before.set(value, { version, mapped: kept });
      // `map` changes pictures only, so the type stays.
      return kept as Value;
    };
  };
  const photos = remembered<Image[]>((images) => images.flatMap(shown));
  const item = remembered<Pictured>((one) => {
    const changed: Pictured = { ...one };
    if (one.images) changed.images = photos(one.images);
    for (const name of singles) {
      const image = one[name];
      if (image) changed[name] = shown(image)[0];
    }
    return changed;
  });
  const list = remembered<readonly Pictured[]>((items) => items.map((one) => item(one)));
  const listing = remembered<{ items: Pictured[] }>((one) => ({ ...one, items: list(one.items) }));
  const itemIfAny = <Item extends Pictured>(one: Item | undefined) => one && item(one);

  return {
    ...api,
    async park() {
      const park = await api.park();
      return { ...park, banners: list(park.banners), advertisementBanners: list(park.advertisementBanners) };
    },
    services: async () => list(await api.services()),
    service: async (id) => itemIfAny(await api.service(id)),
    pavilions: async (query) => listing(await api.pavilions(query)),
    morePavilions: async (query) => listing(await api.morePavilions(query)),
    unitsOf: async (query) => list(await api.unitsOf(query)),
    allPavilions: async () => list(await api.allPavilions()),
    pavilion: async (id) => itemIfAny(await api.pavilion(id)),
    shops: async (query) => listing(await api.shops(query)),
    allShops: async () => list(await api.allShops()),
    shop: async (id) => itemIfAny(await api.shop(id)),
    news: async (query) => listing(await api.news(query)),
    allNews: async () => list(await api.allNews()),
    newsItem: async (id) => itemIfAny(await api.newsItem(id)),
    mediaFacadeSolutions: async () => list(await api.mediaFacadeSolutions()),
    mediaFacadeSolution: async (id) => itemIfAny(await api.mediaFacadeSolution(id)),
    async parking() {
      const { residentsMap, visitorsMap, ...rest } = await api.parking();
      return { ...rest, residentsMap: item(residentsMap), visitorsMap: item(visitorsMap) };
    },
  };
}

/** Whether two objects have identical entries. */
function isSame(one: object, other: object): boolean {
  return sameItems(Object.values(one), Object.values(other));
}
