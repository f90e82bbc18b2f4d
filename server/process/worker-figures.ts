import cluster, { type Worker } from "node:cluster";

/** Figures of one worker, as JSON. */
export type Figures = object;

/** A worker asks its supervisor for the figures of all; the supervisor asks each worker, and sends them all back. */
type Message =
  | { figures: "wanted by a worker"; id: number }
  | { figures: "wanted"; id: number }
  | { figures: "of one"; id: number; one: Figures }
  | { figures: "of all"; id: number; all: Figures[] };

/** A worker that hangs is left out. */
const workerMaxMs = 1000;
const supervisorMaxMs = 2000;

const isMessage = (message: unknown): message is Message =>
  typeof message === "object" && message !== null && "figures" in message && "id" in message;

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}

/** In the supervisor: answers workers that ask for the figures of all. */
export function relayFigures(): void {
  const collecting = new Map<number, (worker: Worker, one: Figures) => void>();

  const collect = (): Promise<Figures[]> =>
    new Promise((resolve) => {
      const id = nextId();
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
      const found = new Map<Worker, Figures>();
      const end = () => {
        clearTimeout(timer);
        collecting.delete(id);
        resolve([...found.values()]);
      };
      const timer = setTimeout(end, workerMaxMs);
      collecting.set(id, (worker, one) => {
        found.set(worker, one);
        if (found.size === workers.length) end();
      });
      for (const worker of workers) worker?.send({ figures: "wanted", id } satisfies Message);
    });

  cluster.on("message", async (worker, message: unknown) => {
    if (!isMessage(message)) return;
    if (message.figures === "of one") collecting.get(message.id)?.(worker, message.one);
    if (message.figures !== "wanted by a worker") return;
    const all = await collect();
    if (worker.isConnected()) worker.send({ figures: "of all", id: message.id, all } satisfies Message);
  });
}

/** In a worker: tells its figures to the supervisor. Undefined in a process without a supervisor. */
export function shareFigures(ownFigures: () => Promise<Figures>): { ofAll: () => Promise<Figures[]> } | undefined {
  if (!cluster.isWorker) return undefined;
  const tell = (message: Message) => void process.send?.(message);
  const waiting = new Map<number, (all: Figures[]) => void>();
  process.on("message", async (message: unknown) => {
    if (!isMessage(message)) return;
    if (message.figures === "wanted") tell({ figures: "of one", id: message.id, one: await ownFigures() });
    if (message.figures === "of all") waiting.get(message.id)?.(message.all);
  });
  return {
    /** The figures of all workers; of this one alone if the supervisor does not answer. */
    ofAll: () =>
      new Promise((resolve) => {
        const id = nextId();
        const end = (all: Figures[]) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(all);
        };
        const timer = setTimeout(async () => end([await ownFigures()]), supervisorMaxMs);
        waiting.set(id, end);
        tell({ figures: "wanted by a worker", id });
      }),
  };
}
