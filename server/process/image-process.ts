import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { createTurns } from "../concurrency/turns.ts";

/** `pictures` converts foreign pictures, `drawings` rasterises the site's own SVG. Each reads no other format. */
export type ImageWork = "pictures" | "drawings";

/** What the process is asked to do, and its answer: the bytes, or why there are none, in a word for the log. */
export type ImageJob =
  | { kind: "convert"; bytes: Uint8Array; width: number; allowsMuchMemory: boolean }
  | { kind: "rasterise"; svg: string };
export type ImageAnswer = { bytes: Uint8Array } | { reason: string };

/** An image could not be made. */
export class ImageFault extends Error {
  override readonly name = "ImageFault";
  readonly reason: string;

  constructor(reason: string) {
    super(`An image could not be made: ${reason}`);
    this.reason = reason;
  }
}

/** The image takes too much work, on any machine. */
export const tooSlow = "too slow";
/** The process hangs, or the machine is too busy: this tells nothing about the image. */
export const heldUp = "held up";
/** The answer to a picture that needs much memory, unless the job allows it: such pictures wait for each other. */
export const needsMuchMemory = "needs much memory";

/** Processor time of one job. By the clock, a busy machine would leave out good pictures. */
const jobProcessorMsMax = 8000;
/** Time of one job by the clock, for a process that hangs. */
const jobMaxMs = 60_000;
/** An idle process holds some 90 to 110 MB after large pictures. */
const idleMaxMs = 20_000;
const heapMaxMb = 64;

type Options = {
  work: ImageWork;
  processesMax: number;
  /** The fonts of drawings, for fontconfig. */
  fontsFile?: string;
  jobProcessorMsMax?: number;
  jobMaxMs?: number;
};

/**
 * Runs native image code in child processes, one job at a time in each. A job beyond a limit is killed with its
 * process: nothing else stops native code. The processes start on demand, end when idle, and end with this process,
 * however it ends. They know no secret of the site.
 */
export function createImageProcess({ work, processesMax, fontsFile, ...limits }: Options) {
  const processorMsMax = limits.jobProcessorMsMax ?? jobProcessorMsMax;
  const clockMsMax = limits.jobMaxMs ?? jobMaxMs;
  const turns = createTurns(processesMax);
  const idle: ChildProcess[] = [];
  const started = new Set<ChildProcess>();
  const idleTimers = new WeakMap<ChildProcess, NodeJS.Timeout>();

  function start(): ChildProcess {
    const child = fork(program, [work, String(processorMsMax)], {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      execArgv: [`--max-old-space-size=${heapMaxMb}`],
      env: { MALLOC_ARENA_MAX: "2", ...(fontsFile && { FONTCONFIG_FILE: fontsFile }) },
    });
    child.unref();
    started.add(child);
    const ended = () => {
      started.delete(child);
      forget(child);
    };
    child.once("exit", ended).once("error", ended);
    return child;
  }

  function forget(child: ChildProcess): void {
    const at = idle.indexOf(child);
    if (at >= 0) idle.splice(at, 1);
    clearTimeout(idleTimers.get(child));
  }

  function rest(child: ChildProcess): void {
    child.channel?.unref();
    idle.push(child);
    idleTimers.set(child, setTimeout(() => end(child), idleMaxMs).unref());
  }

  /** No job goes to a process that ends. */
  function end(child: ChildProcess): void {
    forget(child);
    child.kill("SIGKILL");
  }

  async function runIn(child: ChildProcess, job: ImageJob): Promise<ImageAnswer> {
    child.channel?.ref();
    const answer = await answerOf(child, job, clockMsMax);
    if ("reason" in answer && isUnfinished(answer.reason)) end(child);
    // A process that has ended meanwhile takes no further job.
    else if (started.has(child)) rest(child);
    return answer;
  }

  return {
    /** Ends all processes at once, whatever they do. */
    stop(): void {
      for (const child of started) child.kill("SIGKILL");
    },
    /** Rejects with `ImageFault`. */
    async run(job: ImageJob): Promise<Buffer> {
      const answer = await turns.run(() => {
        const [child = start()] = idle;
        forget(child);
        return runIn(child, job);
      });
      if ("reason" in answer) throw new ImageFault(answer.reason);
      return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength);
    },
  };
}

const isSource = import.meta.filename.endsWith(".ts");
const program = path.join(import.meta.dirname, isSource ? "../image-worker.ts" : "image-worker.js");

/** Whether the process still works on the job that it answered. */
const isUnfinished = (reason: string): boolean => reason === tooSlow || reason === heldUp;

/** A process that dies or hangs answers with a reason, too. */
function answerOf(child: ChildProcess, job: ImageJob, clockMsMax: number): Promise<ImageAnswer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end({ reason: heldUp }), clockMsMax);
    const died = () => end({ reason: "the process ended" });
    const end = (answer: ImageAnswer) => {
      clearTimeout(timer);
      child.off("message", end).off("exit", died).off("error", died);
      resolve(answer);
    };
    child.once("message", end).once("exit", died).once("error", died);
    // Without a free file descriptor a new process has no channel, not even the method `send`.
    if (child.connected) child.send(job, (error) => error && died());
    else died();
  });
}
