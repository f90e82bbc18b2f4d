import { startFilterBar } from "./filter-bar.ts";
import { startFilters } from "./filters.ts";

/** Everything of pages with a filter: its history and its bar. */
export function start(): void {
  startFilters();
  startFilterBar();
}
