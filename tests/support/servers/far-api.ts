import { connect, createServer } from "node:net";
import { startStandInApi } from "../../../server/stand-in/stand-in-api.ts";
import { clockFrom } from "../moment.ts";
import { listening } from "./listening.ts";

/** The stand-in API, so many ms away. */
export async function startFarApi(ms: number) {
  const standIn = await startStandInApi({ now: clockFrom() });
  const proxy = createServer((near) => {
    const far = connect(Number(new URL(standIn.url).port), "127.0.0.1");
    far.on("error", () => near.destroy()).pipe(near);
    near.on("data", (bytes) => setTimeout(() => far.write(bytes), ms));
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
  });
  const { close, ...at } = await listening(proxy);
  return { ...at, close: () => Promise.all([close(), standIn.close()]) };
}
