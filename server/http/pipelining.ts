import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

const waitingAnswersMax = 16;

/** Node would start all pipelined requests at once. More than `waitingMax` waiting ones close the connection. */
export function oneAtATime(answer: RequestListener, waitingMax = waitingAnswersMax): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    // Node parses the rest of a chunk after its connection ended.
    if (socket.destroyed) return;
    // Node assigns the socket to a response when all earlier ones are written.
    if (res.socket) return answer(req, res);
    const ahead = (waiting.get(socket) ?? 0) + 1;
    if (ahead > waitingMax) return void socket.destroy();
    waiting.set(socket, ahead);
    res.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      setImmediate(() => {
        if (!socket.destroyed) answer(req, res);
      });
    });
  };
}
