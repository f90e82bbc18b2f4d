/**
 * node dist/server/main.js
 * The process of the site. First it turns to what Node compiled of the bundle when the build rehearsed a start: a tenth
 * of the start. A cache that does not fit, of another Node say, is passed over.
 */
import { enableCompileCache } from "node:module";
import path from "node:path";
import { endOnOldNode } from "./node-version.ts";

endOnOldNode();
// Production only: in development each build would leave a cache behind.
if (process.env.NODE_ENV === "production")
  enableCompileCache({ directory: path.join(import.meta.dirname, "compiled"), portable: true });
await import("./serve.ts");
