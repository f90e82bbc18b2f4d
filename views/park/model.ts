/**
 * A picture of the park's model: the original's size in px, and its files by format, the narrowest first. `map`: the
 * buildings in it, by their numbers.
 */
export type ModelPicture = {
  width: number;
  height: number;
  files: Readonly<Record<string, readonly (readonly [width: number, url: string])[]>>;
  map?: Readonly<Record<string, MappedBuilding>> | undefined;
};

/** A building in parts of the picture from its upper left corner. The script beside the pictures writes it. */
export type MappedBuilding = {
  /** The middle of the roof. */
  roof: readonly [x: number, y: number];
  /** The corners of its outline: x, y, x, y, … */
  outline: readonly number[];
  /** The row of units whose facade the picture shows. */
  row: number;
  /** Width of a window's module, and of the wall at either end of it, in metres. */
  step: number;
  margin: number;
  /** Maps metres along the facade, as `UnitPlace.offset`, and over the ground to the picture: a homography. */
  plane: readonly number[];
  /** For each floor: sill and head in metres over the ground, and the runs of modules that nothing hides. */
  floors: readonly (readonly [sill: number, head: number, seen: readonly (readonly [first: number, last: number])[]])[];
};

/**
 * The pictures of the park's architectural model by name: `aerial`, `office`, `warehouse`, `gallery`, `entrance`,
 * `lobby`, `people`, and `building-1` … for each building's number.
 */
export type Model = Readonly<Record<string, ModelPicture | undefined>>;

const ofCategory = { office: "office", warehouse: "warehouse", trade_area: "gallery" } as const;

/** The picture of a kind of premises. */
export const modelOf = (model: Model | undefined, category: keyof typeof ofCategory): ModelPicture | undefined =>
  model?.[ofCategory[category]];
