import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../support/kit/proofs.ts";
import { startRival, startSite } from "./servers.ts";

const starts = 5;
/** How far away a remote API is. */
const farMs = 30;

/** From the start of the process; the API is in it, or far away. */
export async function startRows(): Promise<string[][]> {
  const listening: number[] = [];
  const first: number[] = [];
  const ready: number[] = [];
  const { url: API_BASE_URL, child: api } = await startRival("api", String(farMs));
  for (let n = 0; n < starts; n += 1) {
    const near = await startSite();
    const listensAt = performance.now();
    await (await fetch(near.url)).text();
    first.push(performance.now() - listensAt);
    listening.push(near.readyMs);
    near.child.kill("SIGKILL");
    const far = await startSite({ API_BASE_URL });
    const asksAt = performance.now();
    while (!(await fetch(`${far.url}/readyz`)).ok) await sleep(2);
    ready.push(far.readyMs + performance.now() - asksAt);
    far.child.kill("SIGKILL");
  }
  api.kill("SIGKILL");
  const ms = (times: number[]) => `${Math.round(median(times))} ms (${Math.round(Math.min(...times))})`;
  return [
    ["process start to listening, the stand-in included", "180 ms", ms(listening)],
    ["home, asked for as soon as it listens", "40 ms", ms(first)],
    [`process start to ready, the API ${farMs} ms away`, "450 ms", ms(ready)],
  ];
}
