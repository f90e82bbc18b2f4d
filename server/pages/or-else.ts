import { AsyncLocalStorage } from "node:async_hooks";
import { UpstreamFault } from "../content/upstream.ts";
import { isLate, within } from "../kit/within.ts";
import type { Render } from "../render/page-cache.ts";

/** The running render, and whether it lacks something. */
const rendering = new AsyncLocalStorage<{ lacks: boolean }>();

const waitMaxMs = 1000;

/** Throws an upstream fault after a visitor's patience; the call continues for the next visitor. */
const soon = <Value>(pending: Promise<Value>): Promise<Value> =>
  within(waitMaxMs, pending).catch((error: unknown) => {
    throw isLate(error) ? new UpstreamFault("not in time") : error;
  });

/** `instead` if upstream is unavailable or takes over a second: for optional parts. The fault is logged. */
export async function orElse<Value, Instead>(pending: Promise<Value>, instead: Instead): Promise<Value | Instead> {
  const page = rendering.getStore();
  try {
    return await (page ? soon(pending) : pending);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    if (page) page.lacks = true;
    return instead;
  }
}

/** Marks a render as not cacheable if it lacks something: the next one may be complete. */
export function onceIfLacking(render: Render): Render {
  return async () => {
    const page = { lacks: false };
    const rendered = await rendering.run(page, render);
    if (!page.lacks) return rendered;
    return { ...rendered, headers: { ...rendered.headers, "Cache-Control": "no-store" }, kept: false };
  };
}
