import { createTurns } from "../concurrency/turns.ts";
import { createImageProcess, ImageFault, type ImageJob, needsMuchMemory } from "../process/image-process.ts";
import { PictureFault } from "./fetch-picture.ts";
import { pictureFormat } from "./picture-format.ts";

/** As many as the smallest machine has cores. */
const processesMax = 2;

const images = createImageProcess({ work: "pictures", processesMax });
/** Pictures that need much memory are converted one at a time. */
const largePictures = createTurns(1);

/**
 * Converts a picture to WebP, at most `width` px wide, in another process. Throws `PictureFault` if it must not or
 * cannot be converted.
 */
export async function resize(bytes: Buffer, width: number): Promise<Buffer> {
  if (pictureFormat(bytes) === undefined) throw new PictureFault("format");
  const job: ImageJob = { kind: "convert", bytes, width, allowsMuchMemory: false };
  try {
    return await images.run(job);
  } catch (error) {
    if (!isFault(error, needsMuchMemory)) throw pictureFault(error);
  }
  try {
    return await largePictures.run(() => images.run({ ...job, allowsMuchMemory: true }));
  } catch (error) {
    throw pictureFault(error);
  }
}

const isFault = (error: unknown, reason: string) => error instanceof ImageFault && error.reason === reason;

const pictureFault = (error: unknown) => (error instanceof ImageFault ? new PictureFault(error.reason) : error);
