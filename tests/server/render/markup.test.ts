import { expect, test } from "vitest";
import { Markup } from "../../../server/render/markup.ts";

/** A page with two pictures in the colour `tone`, one of them in a shared part. */
const page = (tone: string, end = "</p>") => {
  const shared = Markup.of(`<p>Начало<img class="picture${tone}">`).asPiece();
  return new Markup([shared, Buffer.from(`<img class="row-photo picture${tone}">`), Buffer.from(end)]);
};
const plain = page("");

test("equal text of the same pieces has one digest, and a changed letter another", () => {
  expect(page("").digest).toBe(plain.digest);
  expect(page("", "</p >").digest).not.toBe(plain.digest);
  const text = '<p>Начало<img class="picture"><img class="row-photo picture"></p>';
  expect([plain.toString(), plain.bytes]).toEqual([text, Buffer.byteLength(text)]);
});

test("without the colours of placeholders markup has one digest, in shared parts too", () => {
  const all = [plain, page(" tone-3"), page(" tone-12")];
  expect(new Set(all.map(({ digest }) => digest)).size).toBe(3);
  for (const { tonelessDigest } of all) expect(tonelessDigest).toBe(plain.digest);
});

test.each([
  ["text", (tone: string) => `<p>Say class="${tone}" or${tone}</p>`],
  ["another attribute", (tone: string) => `<img class="picture" alt="A${tone}">`],
])("a colour's name in %s counts in the digest", (_, markup) => {
  const [some, other] = [Markup.of(markup(" tone-3")), Markup.of(markup(" tone-12"))];
  expect(some.tonelessDigest).not.toBe(other.tonelessDigest);
});

test("a shared part retains no other memory", () => {
  const piece = Markup.of("<p>Часть</p>").asPiece();
  expect(piece.buffer.byteLength).toBe(piece.length);
});
