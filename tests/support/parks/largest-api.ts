import { createServer } from "node:http";
import { listening } from "../servers/listening.ts";
import { answersOf } from "./answering-api.ts";
import { askOf } from "./kept-content.ts";
import { largestAnswers } from "./largest-answers.ts";
import { park } from "./park-of-the-day.ts";

/**
 * `node largest-api.ts 100` serves the content API of the largest park in a separate process. It sends its address to
 * its parent, and a second message after 100 calls for single items.
 */
const itemsMax = Number(process.argv[2]);
const ask = largestAnswers(askOf(answersOf(park)));
let items = 0;
const server = createServer(async (req, res) => {
  const text = await ask(req.url ?? "/");
  res.writeHead(text === undefined ? 404 : 200, { "Content-Type": "application/json" }).end(text);
  if (!/^\/(?:pavilions|shops)\/\d+$/.test(req.url ?? "")) return;
  items += 1;
  if (items === itemsMax) process.send?.("the items are read");
});
const { url } = await listening(server);
process.send?.(url);
process.once("disconnect", () => process.exit());
