import { writeFileSync } from "node:fs";
import { publishedContract } from "./published-contract.ts";

/** `npm run openapi`: writes the published contract. A test fails while it is out of date. */
writeFileSync("server/contract/openapi.json", `${JSON.stringify(publishedContract(), null, 2)}\n`);
