import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { memoryMb } from "../support/built-site.ts";
import { median } from "../support/proofs.ts";
import { filterAnswers } from "./filter-answers.ts";
import { mixedVisits } from "./mixed-visits.ts";
import { startSite } from "./servers.ts";
import { firstVisitBytes, scriptBytes, small } from "./weights.ts";

/** A row of the README: what is measured, its goal, the result. */
type Row = [measure: string, goal: string, measured: string];

/** A run that only shows that the bench works measures less. */
export type Extent = { starts: number; mixedRequests: number; steadySeconds: number; quietMs: number };

const mixedParts = 4;
const sizes = [100, 400, 1000, 1500];
const whole = (number: number) => Math.round(number).toLocaleString("en");

/** From spawn to listening, in a new process each time. */
export async function startRow({ starts }: Extent): Promise<Row> {
  const times: number[] = [];
  for (let n = 0; n < starts; n += 1) {
    const { child, readyMs } = await startSite();
    times.push(readyMs);
    child.kill("SIGKILL");
  }
  const range = `${Math.min(...times)}–${Math.max(...times)}`;
  return ["process start to listening, with the stand-in's whole park", "180 ms", `${median(times)} ms (${range})`];
}

/** Resident memory of a new process, the stand-in included. */
export async function memoryRows({ mixedRequests, quietMs }: Extent): Promise<Row[]> {
  const { child, url } = await startSite();
  const memory = [memoryMb(child)];
  for (let part = 0; part < mixedParts; part += 1) {
    await mixedVisits(url, mixedRequests);
    memory.push(memoryMb(child));
  }
  await wait(quietMs);
  const rows: Row[] = [
    [`memory at the start and after each ${whole(mixedRequests)} mixed requests`, "150 MB", `${memory.join(" · ")} MB`],
    [`memory ${quietMs / 1000} s later`, "120 MB", `${memoryMb(child)} MB`],
  ];
  child.kill("SIGKILL");
  return rows;
}

/** Filters that were not asked for before, at a steady rate. */
export async function fragmentRows({ steadySeconds }: Extent): Promise<Row[]> {
  const site = await startSite();
  const { cpuMs, p50Ms, p99Ms, refused } = await filterAnswers(site, steadySeconds);
  site.child.kill("SIGKILL");
  const what = "filter answers not asked for before, 200 a second";
  return [
    [`${what}: processor, stand-in included`, "1 ms", `${cpuMs.toFixed(2)} ms`],
    [`${what}: p50, p99, refused`, "10 ms", `${p50Ms.toFixed(1)} ms · ${p99Ms.toFixed(1)} ms · ${refused}`],
  ];
}

const growth = z.array(z.object({ count: z.number(), first: z.number(), again: z.number() }));
const firstGoals: Readonly<Record<number, string>> = { 100: "8 ms", 1000: "50 ms" };

/** Lists of several sizes, rendered in a process of their own. */
export function growthRows(rivals: string): Row[] {
  const { stdout } = spawnSync(process.execPath, [rivals, "growth", ...sizes.map(String)], {
    encoding: "utf8",
    env: { NODE_ENV: "production" },
  });
  return growth.parse(JSON.parse(stdout)).flatMap(({ count, first, again }): Row[] => [
    [`first render of a list of ${whole(count)} units, none rendered before`, firstGoals[count] ?? "", inMs(first)],
    [`list of ${whole(count)} units, all rendered before`, "", inMs(again)],
  ]);
}

const inMs = (ms: number) => `${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms`;

/** Bytes on the wire. */
export async function byteRows(site: string): Promise<Row[]> {
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    ["list of 100 units, HTML in brotli", "9.5 kB", kb((await small(`${site}/arenda-ofisov`)).length)],
    ["unit page, HTML in brotli", "11.3 kB", kb((await small(`${site}/pavilions/1001`)).length)],
    ["script of every page, brotli", "15 kB", kb(scriptBytes())],
    ["first visit of home: page, styles, script, fonts", "60 kB", kb(await firstVisitBytes(site, "/"))],
    ["first visit of a list", "60 kB", kb(await firstVisitBytes(site, "/arenda-ofisov"))],
    ["first visit of a unit", "60 kB", kb(await firstVisitBytes(site, "/pavilions/1001"))],
  ];
}
