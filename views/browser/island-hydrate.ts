/** A file of its own: preact comes with the first island that a visitor uses. */
export { hydrate } from "preact/compat";
