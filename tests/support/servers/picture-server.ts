import { createServer } from "node:http";
import sharp from "sharp";
import { listening } from "./listening.ts";

/** A camera's picture of 12 megapixels. */
const cameraSize = { width: 4000, height: 3000 };

/** Grain is drawn at a quarter of the size, then enlarged: at full size it takes half a minute. */
const enlargement = 4;
/** Sizes of grains in px, fine and coarse, so that small copies weigh what those of photographs do. */
const grainSizes = [1, 3, 10];
const noise = { type: "gaussian", mean: 128, sigma: 14 } as const;
const width = cameraSize.width / enlargement;
const height = cameraSize.height / enlargement;

let drawn: Promise<Buffer> | undefined;

/** A JPEG file that weighs what a photograph does, drawn once. */
const cameraPhotograph = (): Promise<Buffer> => {
  drawn ??= draw();
  return drawn;
};

async function draw(): Promise<Buffer> {
  const house = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9db8c9"/><rect x="20%" y="20%" width="60%" height="80%" fill="#efe9df"/><rect x="30%" y="30%" width="12%" height="20%" fill="#5f7d92"/></svg>`;
  const grains = grainSizes.map(async (size) => {
    const wide = Math.ceil(width / size);
    const high = Math.ceil(height / size);
    const background = { r: 128, g: 128, b: 128 };
    const grain = sharp({ create: { width: wide, height: high, channels: 3, background, noise } }).png();
    const input = await sharp(await grain.toBuffer())
      .resize(width, height, { fit: "fill" })
      .png()
      .toBuffer();
    return { input, blend: "overlay" } as const;
  });
  const grained = await sharp(Buffer.from(house))
    .flatten()
    .composite(await Promise.all(grains))
    .png()
    .toBuffer();
  const { width: wide, height: high } = cameraSize;
  return sharp(grained).resize(wide, high, { kernel: "nearest" }).jpeg({ quality: 92 }).toBuffer();
}

/** A picture's description in an item of the content API. */
type Source = { src: string; alt: string; width: number; height: number };

/** A host of pictures. `requested` lists paths. */
export type PictureServer = { url: string; requested: string[]; close(): Promise<void> };

type Answer = { status?: number; type?: string; body: Buffer; headers?: Record<string, string> };

const plain = (widthPx: number, heightPx: number, background: string) =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 4, background } });

/** Pictures as careless authors upload them, by path. */
async function oddPictures(): Promise<Record<string, Answer>> {
  const photo = await plain(1600, 1200, "#7d6650").flatten().jpeg().toBuffer();
  return {
    "/photo.jpg": { body: photo },
    "/panorama.jpg": { body: await plain(4000, 200, "#506a80").flatten().jpeg().toBuffer() },
    "/tall.png": { body: await plain(160, 1600, "#a03010").png().toBuffer() },
    "/small.png": { body: await plain(16, 16, "#0b4f5a").png().toBuffer() },
    "/pixel.gif": { body: await plain(1, 1, "#000000").gif().toBuffer() },
    "/broken.jpg": { body: photo.subarray(0, 400) },
    "/drawing.svg": { type: "image/svg+xml", body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    "/page.jpg": { type: "text/html", body: Buffer.from("<h1>Not here</h1>") },
  };
}

/** Starts a host of unusual pictures on a loopback port; `/camera-1.jpg` and so on are a camera's. Others get a 404. */
export async function startPictureServer(more: Record<string, Answer> = {}): Promise<PictureServer> {
  const answers = { ...(await oddPictures()), ...more };
  const requested: string[] = [];
  const server = createServer(async ({ url = "" }, res) => {
    requested.push(url);
    const camera = /^\/camera-\d\.jpg$/.test(url) ? { body: await cameraPhotograph() } : undefined;
    const known: Answer = answers[url] ?? camera ?? { status: 404, body: Buffer.alloc(0) };
    const { status = 200, type = "image/jpeg", body, headers } = known;
    res.writeHead(status, { "Content-Type": type, ...headers }).end(body);
  });
  return { requested, ...(await listening(server)) };
}

/** Paths of pictures that cannot be converted. */
export const unshowable = ["/pixel.gif", "/broken.jpg", "/drawing.svg", "/page.jpg", "/missing.jpg"];

/** Sources as in the content API. They state a camera's picture size, regardless of the file, like careless authors. */
export const sourcesAt = (url: string, paths: readonly string[]): Source[] =>
  paths.map((path) => ({ src: url + path, alt: "Вид", ...cameraSize }));

const isItem = (value: object) => "id" in value && ("short" in value || "number" in value);

/**
 * An answer of the content API with the same pictures in every item that allows them. With `everywhere` also as plans
 * and in every HTML text.
 */
export function withSources(json: unknown, sources: readonly Source[], everywhere = false): unknown {
  if (typeof json === "string" && everywhere && json.startsWith("<"))
    return json + sources.map(({ src }) => `<img src="${src}" alt="Вид">`).join("");
  if (Array.isArray(json)) return json.map((item) => withSources(item, sources, everywhere));
  if (typeof json !== "object" || json === null) return json;
  const fields = Object.entries(json).map(([name, value]) => [name, withSources(value, sources, everywhere)]);
  const [image = null] = sources;
  const pictureFields = { image, logo: image, plan: everywhere ? image : null, images: sources };
  const shown = "zones" in json || isItem(json) ? Object.entries(pictureFields) : [];
  return Object.fromEntries([...fields, ...shown]);
}
