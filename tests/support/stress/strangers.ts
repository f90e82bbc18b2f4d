/** The requests of one address over a number of connections, and the visits of others during them. */
export type Attack = {
  about: string;
  others: "post" | "open new lists" | "open a page in memory";
  connections: number;
  path: (n: number) => string;
  post?: string;
};

const letters = "о п с к е ".repeat(10);
const forged = (n: number) => Buffer.from(`http://127.0.0.1/admin/${n}`).toString("base64url");

export const attacks: Readonly<Record<string, Attack>> = {
  posts: {
    about: "post about units that do not exist",
    others: "post",
    connections: 60,
    path: (n) => `/requests/rent?pavilionId=${900_000 + n}`,
    post: "name=A&phone=%2B79161234567",
  },
  compare: {
    about: "compare units that do not exist",
    others: "open new lists",
    connections: 15,
    path: (n) => `/compare?compare=${900_000 + 2 * n}&compare=${900_001 + 2 * n}`,
  },
  lists: {
    about: "ask for new answers of a filter",
    others: "open new lists",
    connections: 40,
    path: (n) => `/fragments/pavilions?category=office&squareFrom=${100 + n}`,
  },
  search: {
    about: "search for 50 single letters",
    others: "open a page in memory",
    connections: 4,
    path: (n) => `/search?q=${encodeURIComponent(`${n} ${letters}`)}`,
  },
  readyz: { about: "ask for /readyz without the token", others: "post", connections: 20, path: () => "/readyz" },
  media: {
    about: "forge pictures of the API's origin",
    others: "open a page in memory",
    connections: 20,
    path: (n) => `/media/${"A".repeat(16)}/${forged(n)}/320.webp`,
  },
};
