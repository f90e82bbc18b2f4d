import { createServer } from "node:net";
import { listening } from "./listening.ts";

/** A free loopback port, for servers that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const { port, close } = await listening(createServer());
  await close();
  return port;
}
