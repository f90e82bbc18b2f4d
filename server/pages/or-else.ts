import { AsyncLocalStorage } from "node:async_hooks";
import { UpstreamFault } from "../content/upstream.ts";
import type { Render } from "../render/page-cache.ts";
import { isLate, within } from "../within.ts";

/** What is being rendered, and whether it had to do without something. */
const rendering = new AsyncLocalStorage<{ lacks: boolean }>();

const waitMaxMs = 1000;

/**
 * What was asked for, if it comes while a visitor can wait. Throws an upstream's fault if not; the call goes on, for
 * the next visitor.
 */
const soon = <Value>(asked: Promise<Value>): Promise<Value> =>
  within(waitMaxMs, asked).catch((error: unknown) => {
    throw isLate(error) ? new UpstreamFault("not in time") : error;
  });

/**
 * What upstream says, or `instead` where it cannot be had, or not within a second of a visitor's time: for what a page
 * can do without. The content has logged the fault already; anything else than an upstream's fault is thrown on.
 */
export async function orElse<Value, Instead>(asked: Promise<Value>, instead: Instead): Promise<Value | Instead> {
  const page = rendering.getStore();
  try {
    return await (page ? soon(asked) : asked);
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    if (page) page.lacks = true;
    return instead;
  }
}

/**
 * A render whose outcome no cache keeps, ours or another's, where it had to do without something: the next visitor may
 * get it whole.
 */
export function onceIfLacking(render: Render): Render {
  return async () => {
    const page = { lacks: false };
    const rendered = await rendering.run(page, render);
    if (!page.lacks) return rendered;
    return { ...rendered, headers: { ...rendered.headers, "Cache-Control": "no-store" }, kept: false };
  };
}
