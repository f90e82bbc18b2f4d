import { createServer } from "node:http";
import { park } from "../../../server/stand-in/stand-in-park.ts";
import { listening } from "../servers/listening.ts";
import { answersOf } from "./answering-api.ts";
import { askOf } from "./kept-content.ts";
import { largestAnswers } from "./largest-answers.ts";

/** A process of its own: the content API of the largest park. Sends its address to its parent. */
const ask = largestAnswers(askOf(answersOf(park)));
const server = createServer(async (req, res) => {
  const text = await ask(req.url ?? "/");
  res.writeHead(text === undefined ? 404 : 200, { "Content-Type": "application/json" }).end(text);
});
const { url } = await listening(server);
process.send?.(url);
process.once("disconnect", () => process.exit());
