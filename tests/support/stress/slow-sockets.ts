import net from "node:net";

/** The way in which a slow client wastes a connection. */
export type Slowness = "headers" | "body" | "idle";

const dripMs = 1000;

/** Opens a connection that never ends by itself. `closed` resolves with its age in ms when the site closes it. */
export function slowSocket(url: string, slowness: Slowness): { socket: net.Socket; closed: Promise<number> } {
  const { hostname, port } = new URL(url);
  const openedAt = performance.now();
  const socket = net.connect(Number(port), hostname);
  const closed = new Promise<number>((resolve) => {
    socket.once("close", () => resolve(performance.now() - openedAt));
  });
  socket.on("error", () => {});
  socket.resume();
  const drip = setInterval(() => {
    if (slowness === "headers") socket.write("X-Slow: 1\r\n");
    if (slowness === "body") socket.write("a");
  }, dripMs);
  socket.once("close", () => clearInterval(drip));
  if (slowness === "headers") socket.write("GET / HTTP/1.1\r\nHost: site.test\r\n");
  if (slowness === "body") {
    const type = "application/x-www-form-urlencoded";
    socket.write(
      `POST /requests/callback HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 60000\r\n\r\nphone=`,
    );
  }
  return { socket, closed };
}
