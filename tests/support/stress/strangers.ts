/** The requests of one address over so many connections. */
export type Attack = { path: (n: number) => string; connections: number; post?: string };

const letters = "о п с к е ".repeat(10);
const forged = (n: number) => Buffer.from(`http://127.0.0.1/admin/${n}`).toString("base64url");

export const attacks: Readonly<Record<string, Attack>> = {
  posts: {
    path: (n) => `/requests/rent?pavilionId=${900_000 + n}`,
    connections: 60,
    post: "name=A&phone=%2B79161234567",
  },
  compare: { path: (n) => `/compare?compare=${900_000 + 2 * n}&compare=${900_001 + 2 * n}`, connections: 15 },
  feeds: { path: (n) => `/feeds/units?category=office&squareFrom=${100 + n}`, connections: 40 },
  search: { path: (n) => `/search?q=${encodeURIComponent(`${n} ${letters}`)}`, connections: 4 },
  readyz: { path: () => "/readyz", connections: 20 },
  media: { path: (n) => `/media/${"A".repeat(16)}/${forged(n)}/320.webp`, connections: 20 },
};
