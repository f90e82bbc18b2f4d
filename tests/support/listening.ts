import type { Server } from "node:net";

/** Listens on a free loopback port. */
export async function listening(server: Server): Promise<{ port: number; url: string }> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, url: `http://127.0.0.1:${port}` };
}
