import { MobileMenu } from "./MobileMenu.tsx";
import { CookieNotice } from "./Notice.tsx";

/**
 * All islands: components that the server renders and the browser hydrates, each in its own chunk. The site's owner
 * asked for exactly these two, so neither may become a script without preact.
 */
export const allIslands = { CookieNotice, MobileMenu };

/** The name of an island. */
export type IslandName = keyof typeof allIslands;
