import sharp from "sharp";

/** A camera's picture of 12 megapixels. */
export const cameraSize = { width: 4000, height: 3000 };

/** Grain is drawn at a quarter of the size, then enlarged: at full size it takes half a minute. */
const enlargement = 4;
/** Sizes of grains in px, fine and coarse, so that small copies weigh what those of photographs do. */
const grainSizes = [1, 3, 10];
const noise = { type: "gaussian", mean: 128, sigma: 14 } as const;
const [width, height] = [cameraSize.width / enlargement, cameraSize.height / enlargement];

let drawn: Promise<Buffer> | undefined;

/** A JPEG file that weighs what a photograph does, drawn once. */
export const cameraPhotograph = (): Promise<Buffer> => {
  drawn ??= draw();
  return drawn;
};

async function draw(): Promise<Buffer> {
  const house = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9db8c9"/><rect x="20%" y="20%" width="60%" height="80%" fill="#efe9df"/><rect x="30%" y="30%" width="12%" height="20%" fill="#5f7d92"/></svg>`;
  const grains = grainSizes.map(async (size) => {
    const [wide, high] = [Math.ceil(width / size), Math.ceil(height / size)];
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
