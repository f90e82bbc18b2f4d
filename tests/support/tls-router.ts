import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";

/** A platform's router on loopback: TLS on one port, plain HTTP on the other. It forwards the protocol. */
export type TlsRouter = {
  httpPort: number;
  httpsPort: number;
  /** Sets the site that receives all further requests, as an origin. */
  lead: (url: string) => void;
  close(): Promise<void>;
};

/** Starts a router with a certificate for `localhost`. Without a site, every request gets a 502. */
export async function startTlsRouter(certificate: { key: string; cert: string }): Promise<TlsRouter> {
  let to: string | undefined;
  const pass =
    (scheme: string): http.RequestListener =>
    (req, res) => {
      const headers = { ...req.headers, "x-forwarded-proto": scheme, "x-forwarded-for": req.socket.remoteAddress };
      const broken = () => void res.writeHead(502).end();
      if (to === undefined) return broken();
      const onward = http.request(to + req.url, { method: req.method ?? "GET", headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(res);
      });
      onward.on("error", broken);
      req.pipe(onward);
    };
  const plain = http.createServer(pass("http"));
  const secure = https.createServer(certificate, pass("https"));
  const servers = [plain, secure];
  const portOf = (address: AddressInfo | string | null) => (typeof address === "object" && address ? address.port : 0);
  // Listens on the name, so that clients resolve localhost to the same address.
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    httpPort: portOf(plain.address()),
    httpsPort: portOf(secure.address()),
    lead: (url) => {
      to = url;
    },
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
