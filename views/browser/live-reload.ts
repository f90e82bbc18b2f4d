const everyMs = 1_000;

/**
 * For development: reloads the page when its own HTML has changed, and with it the hashed names of styles and scripts.
 */
export function startLiveReload(): void {
  let known: string | undefined;
  const look = async () => {
    try {
      const { ok, headers } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
      const etag = headers.get("etag") ?? undefined;
      if (ok && etag !== undefined) {
        if (known !== undefined && known !== etag) location.reload();
        known = etag;
      }
    } catch {
      // The server is being restarted.
    }
    setTimeout(look, everyMs);
  };
  void look();
}
