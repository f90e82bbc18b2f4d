import { type ClientRateLimitInfo, MemoryStore } from "express-rate-limit";
import { systemNow } from "../process/clock.ts";

/** Counts of one process. The library measures windows by the machine's clock. */
export class LimitMemory extends MemoryStore {
  /** A window that ends later than a window lasts began before the clock was set back: it is over. */
  override async increment(key: string): Promise<ClientRateLimitInfo> {
    const counted = await super.increment(key);
    const leftMs = (counted.resetTime?.getTime() ?? 0) - systemNow().getTime();
    if (leftMs <= this.windowMs) return counted;
    await this.resetKey(key);
    return super.increment(key);
  }
}
