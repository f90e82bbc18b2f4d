const everyMs = 1_000;

/**
 * Development only: reloads the page when its HTML, and so the hashes of its files, change. Shows the faults of a build
 * in place of the page.
 */
export function startLiveReload(): void {
  let version: string | undefined;
  const look = async () => {
    try {
      const faults = await (await fetch("/build/faults.txt", { cache: "no-store" })).text();
      const { ok, headers } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
      const etag = headers.get("etag") ?? undefined;
      if (faults) {
        document.body.innerText = faults;
        version = "faults";
      } else if (ok && etag !== undefined) {
        if (version !== undefined && version !== etag) location.reload();
        version = etag;
      }
    } catch {
      // The server is restarting.
    }
    setTimeout(look, everyMs);
  };
  void look();
}
