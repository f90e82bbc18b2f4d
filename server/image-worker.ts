/**
 * node dist/server/image-worker.js pictures|drawings <most milliseconds of processor time for a job>
 * A child of the site's process that runs the native image library: `process/image-process.ts` starts and kills it.
 */
import { allowFormats, convert, rasterise } from "./media/convert.ts";
import { type ImageAnswer, type ImageJob, type ImageWork, tooSlow } from "./process/image-process.ts";

/** How often this thread measures the processor time of the native threads beside it. */
const measuredEveryMs = 100;

const endNow = () => process.kill(process.pid, "SIGKILL");

async function answerTo(job: ImageJob): Promise<ImageAnswer> {
  return job.kind === "convert" ? convert(job) : rasterise(job.svg);
}

// The parent ended. An ordinary exit would wait for native work.
process.on("disconnect", endNow);
// A terminal sends its signals to this process, too: the parent finishes its work first, then disconnects.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {});

/** Processor time of this process since `start`, of all its threads. */
const processorMsSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const [work, processorMsMax] = process.argv.slice(2);
allowFormats(work as ImageWork); // `image-process.ts` passes nothing else.
process.on("message", async (job) => {
  const start = process.cpuUsage();
  const watch = setInterval(() => {
    if (processorMsSince(start) <= Number(processorMsMax)) return;
    clearInterval(watch);
    process.send?.({ reason: tooSlow } satisfies ImageAnswer);
  }, measuredEveryMs);
  const answer = await answerTo(job as ImageJob); // Only the parent can send.
  clearInterval(watch);
  process.send?.(answer);
});
