/**
 * node dist/server/image-worker.js pictures|drawings
 * A child of the site's process that runs the native image library: `process/image-process.ts` starts and kills it.
 */
import { allowFormats, convert, rasterise } from "./media/convert.ts";
import type { ImageAnswer, ImageJob, ImageWork } from "./process/image-process.ts";

const endNow = () => process.kill(process.pid, "SIGKILL");

async function answerTo(job: ImageJob): Promise<ImageAnswer> {
  return job.kind === "convert" ? convert(job) : rasterise(job.svg);
}

// The parent ended. An ordinary exit would wait for native work.
process.on("disconnect", endNow);
// A terminal sends its signals to this process, too: the parent finishes its work first, then disconnects.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {});

const [work] = process.argv.slice(2);
allowFormats(work as ImageWork); // `image-process.ts` passes nothing else.
process.on("message", async (job) => {
  const answer = await answerTo(job as ImageJob); // Only the parent can send.
  process.send?.(answer);
});
