import { nearestTone } from "../../views/park/tones.ts";
import { openSharp } from "./resize.ts";

/** The tone of a converted picture; undefined if it is transparent: what lies under it would show through. */
export async function meanTone(bytes: Buffer): Promise<number | undefined> {
  const sharp = await openSharp();
  const { data, info } = await sharp(bytes).resize(1, 1, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  return info.channels === 3 ? nearestTone(red, green, blue) : undefined;
}
