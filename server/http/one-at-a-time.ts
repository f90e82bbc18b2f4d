import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

const waitingRequestsMax = 16;

/**
 * Starts one request of a connection at a time: Node would start all pipelined ones at once. More than `waitingMax`
 * waiting requests close the connection.
 */
export function oneAtATime(answer: RequestListener, waitingMax = waitingRequestsMax): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    // Node parses the rest of a chunk after its connection ended.
    if (socket.destroyed) return;
    // Node assigns the socket to a response when all earlier ones are written.
    if (res.socket) return answer(req, res);
    const waitingCount = (waiting.get(socket) ?? 0) + 1;
    if (waitingCount > waitingMax) {
      socket.destroy();
      return;
    }
    waiting.set(socket, waitingCount);
    res.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      setImmediate(() => {
        if (!socket.destroyed) answer(req, res);
      });
    });
  };
}
