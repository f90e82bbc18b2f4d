import type { IncomingMessage } from "node:http";

const cookie = /(?:^|;\s*)roistat_visit=([\w.-]{1,64})(?:;|$)/;

/** The visit tracker's id from its cookie. Source: the contract. */
export const roistatOf = ({ headers }: Pick<IncomingMessage, "headers">): string =>
  cookie.exec(headers.cookie ?? "")?.[1] ?? "nocookie";
