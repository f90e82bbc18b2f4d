import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { note } from "../proofs.ts";

/** A disk of so many MB, which `atEnd` removes; undefined, with a line, if this machine permits no mount. */
export function smallDisk(proof: string, megabytes: number, atEnd: (remove: () => void) => void): string | undefined {
  const place = mkdtempSync(path.join(tmpdir(), "disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", place], { stdio: "ignore" });
    atEnd(() => {
      execFileSync("umount", ["-l", place]);
      rmSync(place, { recursive: true });
    });
    return place;
  } catch {
    rmSync(place, { recursive: true });
    note(`${proof}: SKIPPED, no disk may be mounted here`);
    return undefined;
  }
}
