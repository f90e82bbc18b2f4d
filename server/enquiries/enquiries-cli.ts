import path from "node:path";
import { faultClass } from "../log/faults.ts";
import { createLog } from "../log/log.ts";
import { systemNow } from "../process/clock.ts";
import { endOnClosedPipe, endOnOldNode } from "../process/command.ts";
import { enquiriesHelp, runEnquiriesCommand } from "./enquiries-command.ts";
import { enquiryFile, openEnquiryStore } from "./open-store.ts";
import { NoEnquiries } from "./table-store.ts";

/**
 * node dist/server/enquiries-cli.js
 * The administrator's command, against the database in DATABASE_URL, else the SQLite file in DATA_DIR. Exit codes: 0, 1
 * not done, 2 not understood.
 */
async function main(): Promise<number> {
  const databaseUrl = process.env.DATABASE_URL || undefined;
  const dataDir = process.env.DATA_DIR || "./data";
  const place = databaseUrl ? "the database in DATABASE_URL" : path.resolve(dataDir);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const args = process.argv.slice(2);
  if (["--help", "-h", "help"].some((flag) => args.includes(flag))) {
    print(enquiriesHelp);
    return 0;
  }
  const log = createLog("info", { write: (text) => void process.stderr.write(text) });
  const store = await openEnquiryStore({ databaseUrl, dataDir }, log.event, { role: "command" });
  if (!store) return refuse("There is no place for enquiries.");
  try {
    const file = databaseUrl ? undefined : enquiryFile(dataDir);
    return await runEnquiriesCommand(args, { store, file, printLine: print, now: systemNow().getTime() });
  } catch (error) {
    const set = "Set DATA_DIR to the folder, or DATABASE_URL to the database, that the site uses.";
    if (error instanceof NoEnquiries) return refuse(`No enquiries are kept in ${place}. ${set}`);
    return refuse(
      `The enquiries in ${place} cannot be read (${faultClass(error)}). Is it there, and may you read it? ${set}`,
    );
  } finally {
    await store.close();
  }
}

function refuse(words: string): number {
  process.stderr.write(`${words}\n`);
  return 1;
}

endOnOldNode();
endOnClosedPipe();
process.exitCode = await main();
