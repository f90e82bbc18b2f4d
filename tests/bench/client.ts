/**
 * Clients that cost little: `wrk` where it is installed, for one page; else raw sockets with prepared requests, one
 * request at a time on each connection. A client that needs as much processor time as the server measures itself.
 */
import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { promisify } from "node:util";

/** `clientShare`: the processor time of the client, as a part of one processor. */
export type Load = { requests: number; rate: number; clientShare: number };

const acceptEncoding = "gzip, deflate, br, zstd";

export const hasWrk = (): boolean => spawnSync("wrk", ["-v"]).error === undefined;

/** One page as often as the server can, for so many seconds. */
export const loadPage = (url: string, connections: number, seconds: number): Promise<Load> =>
  hasWrk() ? loadByWrk(url, connections, seconds) : loadBySockets({ url, connections, seconds });

/** Minutes and seconds as the shell's `times` prints them: "0m1.234s". */
const secondsIn = (text: string): number => {
  const [, minutes, seconds] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

async function loadByWrk(url: string, connections: number, seconds: number): Promise<Load> {
  const command = 'wrk -t1 -c"$1" -d"$2"s -H "Accept-Encoding: $3" "$4"; times';
  const args = ["-c", command, "sh", String(connections), String(seconds), acceptEncoding, url];
  const { stdout } = await promisify(execFile)("bash", args);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  // The last line has the children's times: user and system.
  const times = stdout.trim().split("\n").at(-1)?.split(/\s+/).map(secondsIn) ?? [];
  const busy = times.reduce((sum, time) => sum + time, 0);
  return { requests, rate: requests / seconds, clientShare: busy / seconds };
}

type SocketLoad = {
  url: string;
  connections: number;
  /** Ends after so many seconds, or after so many requests. */
  seconds?: number;
  amount?: number;
  /** The path of each request; without it that of `url`. */
  path?: () => string;
  /** Takes the time of each answer in ms, and its status. */
  onAnswer?: (ms: number, status: number) => void;
};

/** Requests one after the other on each of some connections. */
export async function loadBySockets(options: SocketLoad): Promise<Load> {
  const { url, connections, seconds = Number.POSITIVE_INFINITY, amount = Number.POSITIVE_INFINITY } = options;
  const { hostname, port, host, pathname, search } = new URL(url);
  const { path = () => pathname + search, onAnswer = () => {} } = options;
  const startedAt = performance.now();
  const before = process.cpuUsage();
  let asked = 0;
  let answered = 0;
  const isOver = () => asked >= amount || performance.now() - startedAt >= seconds * 1000;

  const oneConnection = async (): Promise<void> => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, "connect");
    while (!isOver()) {
      asked += 1;
      const askedAt = performance.now();
      socket.write(`GET ${path()} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`);
      const status = await answerOn(socket);
      answered += 1;
      onAnswer(performance.now() - askedAt, status);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));

  const { user, system } = process.cpuUsage(before);
  const elapsedMs = performance.now() - startedAt;
  return {
    requests: answered,
    rate: (answered / elapsedMs) * 1000,
    clientShare: (user + system) / 1000 / elapsedMs,
  };
}

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("\r\n0\r\n\r\n");

/** `bodyBytes` is undefined for a body in chunks. */
type Head = { status: number; bodyBytes: number | undefined };

function parsedHead(text: string): Head {
  const status = Number(text.slice(9, 12));
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
  if (status === 304 || status === 204) return { status, bodyBytes: 0 };
  return { status, bodyBytes: length === undefined ? undefined : Number(length) };
}

/** Takes the bytes of one answer as they come. Returns its status once it is whole. */
function createAnswerReader(): (chunk: Buffer) => number | undefined {
  let head: Head | undefined;
  let headBytes: Buffer = Buffer.alloc(0);
  let bodyBytes = 0;
  let lastBytes: Buffer = Buffer.alloc(0);

  const isWholeWith = (body: Buffer, length: number | undefined): boolean => {
    if (length === undefined) {
      lastBytes = Buffer.concat([lastBytes, body]).subarray(-lastChunk.length);
      return lastBytes.equals(lastChunk);
    }
    bodyBytes += body.length;
    return bodyBytes >= length;
  };
  return (chunk) => {
    let body = chunk;
    if (head === undefined) {
      headBytes = headBytes.length === 0 ? chunk : Buffer.concat([headBytes, chunk]);
      const headLength = headBytes.indexOf(headEnd);
      if (headLength < 0) return undefined;
      head = parsedHead(headBytes.toString("latin1", 0, headLength));
      body = headBytes.subarray(headLength + headEnd.length);
    }
    return isWholeWith(body, head.bodyBytes) ? head.status : undefined;
  };
}

/** Reads one whole answer, and resolves with its status. */
function answerOn(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    const statusAfter = createAnswerReader();
    const end = (finish: () => void) => {
      socket.off("data", onData).off("error", onError).off("close", onClose);
      finish();
    };
    const onError = (error: Error) => end(() => reject(error));
    const onClose = () => end(() => reject(new Error("the server closed the connection")));
    const onData = (chunk: Buffer) => {
      const status = statusAfter(chunk);
      if (status !== undefined) end(() => resolve(status));
    };
    socket.on("data", onData).on("error", onError).on("close", onClose);
  });
}
