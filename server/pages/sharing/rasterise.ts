import path from "node:path";
import { HttpError } from "../../kit/http-error.ts";

const waitingMax = 30;
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/** One at a time, in another thread, with the fonts of `public/fonts` only. Throws 503 if too many wait. */
export async function rasterise(svg: string, publicDir: string): Promise<Buffer> {
  if (waiting >= waitingMax) throw new HttpError(503, "Too many sharing pictures wait");
  waiting += 1;
  const mine = turn.then(() => draw(svg, publicDir));
  turn = mine.catch(() => undefined);
  return mine.finally(() => {
    waiting -= 1;
  });
}

async function draw(svg: string, publicDir: string): Promise<Buffer> {
  // Fontconfig reads it at the first text.
  process.env.FONTCONFIG_FILE = path.join(publicDir, "fonts/fonts.conf");
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
