import { CookieNotice } from "./CookieNotice.tsx";
import { MobileMenu } from "./MobileMenu.tsx";

/**
 * The table of contents of the islands: components that the server renders and the browser wakes up, each in a chunk of
 * its own.
 */
export const allIslands = { CookieNotice, MobileMenu };

/** The name of an island. */
export type IslandName = keyof typeof allIslands;
