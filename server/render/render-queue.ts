const pagesWaitingMax = 200;

/** More renders wait than the site can make in a second or two. `isOneClient`: one network has most of the places. */
export class Busy extends Error {
  override readonly name = "Busy";
  readonly status = 503;
  readonly isOneClient: boolean;

  constructor(isOneClient: boolean) {
    super("Too many wait to be rendered");
    this.isOneClient = isOneClient;
  }
}

/** Who asks: `network` shares one place in the rotation of networks, `address` one in that of its network. */
export type Client = { network: string; address: string };

type Waiting = { start: () => Promise<void>; refuse: (reason: Busy) => void };

/** Those of one network who wait, by address, in the order of their turns. */
type Network = { queues: Map<string, Waiting[]>; waiting: number };

/**
 * Rendering is the only scarce thing: one render a turn of the event loop, so that new connections are accepted in
 * between. Networks get their turns in rotation, and in each network its addresses: a client with many pages delays
 * only itself. When `waitingMax` wait, the newest of the longest queue is refused, so a newcomer is served beside those
 * who flood. Work that takes longer, such as drawing a picture, holds the turn until it ends.
 */
export function createRenderQueue(waitingMax = pagesWaitingMax) {
  /** In the order of turns. */
  const networks = new Map<string, Network>();
  let waiting = 0;
  let isRunning = false;

  const next = async (): Promise<void> => {
    const work = takeNext();
    if (!work) {
      isRunning = false;
      return;
    }
    await work.start();
    setImmediate(next);
  };

  /** The first of the first address of the first network. Both go to the end of their rotation. */
  function takeNext(): Waiting | undefined {
    const [first] = networks;
    if (!first) return undefined;
    const [name, network] = first;
    const work = shiftFrom(network.queues);
    network.waiting -= 1;
    waiting -= 1;
    networks.delete(name);
    if (network.waiting > 0) networks.set(name, network);
    return work;
  }

  /** Refuses the newest of the longest queue of the network in which most wait. */
  function refuseOne(): void {
    const [name, network] = largest(networks, (candidate) => candidate.waiting);
    const [address, queue] = largest(network.queues, (candidate) => candidate.length);
    const newest = queue.pop();
    if (queue.length === 0) network.queues.delete(address);
    const isOneClient = network.waiting > waitingMax / 2;
    network.waiting -= 1;
    waiting -= 1;
    if (network.waiting === 0) networks.delete(name);
    newest?.refuse(new Busy(isOneClient));
  }

  function add({ network: name, address }: Client, work: Waiting): void {
    const network = networks.get(name) ?? { queues: new Map<string, Waiting[]>(), waiting: 0 };
    const queue = network.queues.get(address) ?? [];
    queue.push(work);
    network.queues.set(address, queue);
    network.waiting += 1;
    networks.set(name, network);
    waiting += 1;
  }

  /** Does the work in its turn. Rejects with `Busy` if it is refused. */
  function inTurn<Result>(client: Client, work: () => Result | Promise<Result>): Promise<Result> {
    return new Promise((resolve, refuse) => {
      const start = () => Promise.resolve().then(work).then(resolve, refuse);
      add(client, { start, refuse });
      if (waiting > waitingMax) refuseOne();
      if (isRunning) return;
      isRunning = true;
      setImmediate(next);
    });
  }
  return {
    inTurn,
    /** Resolves when this render may run. */
    turn: (client: Client): Promise<void> => inTurn(client, () => {}),
  };
}

/** Takes the first work of the first queue, and puts that queue at the end. */
function shiftFrom(queues: Map<string, Waiting[]>): Waiting | undefined {
  const [first] = queues;
  if (!first) return undefined;
  const [address, queue] = first;
  const work = queue.shift();
  queues.delete(address);
  if (queue.length > 0) queues.set(address, queue);
  return work;
}

/** The client with the longest queue; of equal ones the one that was served most recently. */
function largest<Value>(entries: Map<string, Value>, sizeOf: (value: Value) => number): [string, Value] {
  return [...entries].reduce((most, entry) => (sizeOf(entry[1]) >= sizeOf(most[1]) ? entry : most));
}
