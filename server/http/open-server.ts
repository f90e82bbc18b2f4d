import { createServer, type RequestListener, type Server } from "node:http";
import { answerBrokenRequests } from "./broken-requests.ts";
import { limitConnections } from "./connection-limits.ts";

const headersTimeoutMs = 15_000;
const requestTimeoutMs = 20_000;
const connectionsCheckMs = 5000;
/** Longer than the 90 s for which hosting routers keep connections open. */
const keepAliveTimeoutMs = 95_000;
const headerBytesMax = 16 * 1024;

/** The HTTP server with limits on connections and headers. `headers` also go on Node's own error responses. */
export function openServer(listener: RequestListener, headers: Readonly<Record<string, string>>): Server {
  const server = createServer(
    {
      maxHeaderSize: headerBytesMax,
      connectionsCheckingInterval: connectionsCheckMs,
      // `earlyRejections` answers requests without a Host header: Node's own 400 lacks our headers.
      requireHostHeader: false,
      // No stream events for bodies that a GET does not have: 5 % of a cache hit.
      optimizeEmptyRequests: true,
    },
    listener,
  );
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  limitConnections(server);
  answerBrokenRequests(server, headers);
  return server;
}
