import { createServer, type Server } from "node:net";

/** Listens on a free loopback port. `close` also ends open HTTP connections. */
export async function listening(server: Server & { closeAllConnections?(): void }) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = async () => {
    server.closeAllConnections?.();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, url: `http://127.0.0.1:${port}`, close };
}

/** A free loopback port, for servers that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const { port, close } = await listening(createServer());
  await close();
  return port;
}
