import { spawnSync } from "node:child_process";

const bufferBytes = 65_536;
const marker = "SMALL_SOCKET_BUFFERS";

/**
 * Reruns the program in its own network namespace with socket buffers of 64 KB, like a slow visitor's. On loopback the
 * kernel buffers 4 MB per connection, so a page counts as sent before anyone reads it. Returns false in the outer
 * process, after the inner one has ended.
 */
export function withSmallBuffers(): boolean {
  if (process.env[marker]) return true;
  const limits = ["rmem", "wmem"].map((name) => `sysctl -qw net.ipv4.tcp_${name}="4096 16384 ${bufferBytes}"`);
  const script = ["ip link set lo up", ...limits, 'exec "$@"'].join(" && ");
  const { status } = spawnSync(
    "unshare",
    ["-rn", "sh", "-c", script, "sh", process.execPath, ...process.argv.slice(1)],
    {
      stdio: "inherit",
      env: { ...process.env, [marker]: "1" },
    },
  );
  process.exitCode = status ?? 1;
  return false;
}
