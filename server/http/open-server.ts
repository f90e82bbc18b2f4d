import { createServer, type RequestListener, type Server } from "node:http";
import { answerBrokenRequests } from "./broken-requests.ts";
import { limitConnections } from "./connections.ts";

const headersTimeoutMs = 15_000;
const requestTimeoutMs = 20_000;
const connectionsCheckMs = 5000;
/** Above the 90 s for which routers keep their connections. */
const keepAliveTimeoutMs = 95_000;
const headerBytesMax = 16 * 1024;

/** The HTTP server with all limits on connections and headers. `headers` stand on the answers that Node gives by itself. */
export function openServer(listener: RequestListener, headers: Readonly<Record<string, string>>): Server {
  const server = createServer(
    // `earlyRejections` answers a request without a host: Node would do it without our headers.
    { maxHeaderSize: headerBytesMax, connectionsCheckingInterval: connectionsCheckMs, requireHostHeader: false },
    listener,
  );
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  limitConnections(server);
  answerBrokenRequests(server, headers);
  return server;
}
