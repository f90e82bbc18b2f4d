import { existsSync } from "node:fs";
import path from "node:path";
import { allPages } from "../../tests/support/proofs.ts";
import { isPinned } from "../support/browser.ts";
import { picturedViews } from "./views.ts";

/** Set by `npm run pictures`: this run draws new references. */
export const renews = process.env.PICTURES === "renew";

export const referenceOf = (name: string) => path.join(import.meta.dirname, "references", `${name}.png`);

const wantedViews = picturedViews.filter(({ isRepeated }) => renews || allPages || !isRepeated);

/** The views that this run compares or draws. References hold for the pinned browser only. */
export const comparedViews = isPinned()
  ? wantedViews.filter(({ name }) => renews || existsSync(referenceOf(name)))
  : [];

/** A line about skipped comparisons; undefined if this run compares everything. */
export function missingPictures(): string | undefined {
  if (!isPinned()) return "This Chromium is not the pinned one, pictures are not compared";
  const missing = wantedViews.length - comparedViews.length;
  return missing > 0
    ? `${missing} of ${wantedViews.length} views have no reference picture (npm run pictures)`
    : undefined;
}
