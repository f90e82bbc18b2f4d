/** In a file of its own, so that preact loads with the first island that a visitor uses. */
export { hydrate } from "preact/compat";
