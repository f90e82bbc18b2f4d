import { writeFileSync } from "node:fs";
import { openApiDocument } from "./contract/openapi.ts";

/** `npm run openapi`: writes the contract for those who build a content API. A test fails while it is out of date. */
writeFileSync("server/contract/openapi.json", `${JSON.stringify(openApiDocument(), null, 2)}\n`);
