/** A picture of the park's model: the original's size in px, and its files by format, the narrowest first. */
export type ModelPicture = {
  width: number;
  height: number;
  files: Readonly<Record<string, readonly (readonly [width: number, url: string])[]>>;
};

/**
 * The pictures of the park's architectural model by name: `aerial`, `office`, `warehouse`, `gallery`, `entrance`,
 * `people`, and `building-1` … for each building's number.
 */
export type Model = Readonly<Record<string, ModelPicture | undefined>>;

const ofCategory = { office: "office", warehouse: "warehouse", trade_area: "gallery" } as const;

/** The picture of a kind of premises. */
export const modelOf = (model: Model | undefined, category: keyof typeof ofCategory): ModelPicture | undefined =>
  model?.[ofCategory[category]];
