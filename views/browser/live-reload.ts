const everyMs = 1_000;

/** Development only: reloads the page when its HTML, and so the hashes of its files, change. */
export function startLiveReload(): void {
  let version: string | undefined;
  const look = async () => {
    try {
      const { ok, headers } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
      const etag = headers.get("etag") ?? undefined;
      // The faults of the build are shown at every address.
      if (headers.has("x-build-fault")) location.reload();
      if (ok && etag !== undefined) {
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
