import { writeFileSync } from "node:fs";
import { openApiDocument } from "./openapi.ts";

/** `npm run openapi`: writes the published contract. A test fails while it is out of date. */
writeFileSync("server/contract/openapi.json", `${JSON.stringify(openApiDocument(), null, 2)}\n`);
