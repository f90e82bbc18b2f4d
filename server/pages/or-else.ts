import { UpstreamFault } from "../content/upstream.ts";

/**
 * What upstream says, or `instead` where it cannot be had: for what a page can do without. The content has logged the fault
 * already; anything else than an upstream's fault is thrown on.
 */
export async function orElse<Value, Instead>(asked: Promise<Value>, instead: Instead): Promise<Value | Instead> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UpstreamFault) return instead;
    throw error;
  }
}
