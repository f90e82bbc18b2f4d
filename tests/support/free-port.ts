import { createServer } from "node:net";
import { listening } from "./listening.ts";

/** A free loopback port, for servers that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = await listening(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
