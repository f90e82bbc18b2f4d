import { expect, test } from "vitest";
import { Markup } from "../../../server/render/markup.ts";

const page = (tone: string) => {
  const shared = Markup.of(`<img class="picture${tone}">`).asPiece();
  return new Markup([Buffer.from("<p>Начало</p>"), shared, Buffer.from(`<img class="row-photo picture${tone}">`)]);
};

test("markup without the colours of placeholders has one digest, in shared parts too", () => {
  const [plain, toned, other] = [page(""), page(" tone-3"), page(" tone-12")];
  expect(new Set([plain.digest, toned.digest, other.digest]).size).toBe(3);
  expect([toned.tonelessDigest, other.tonelessDigest]).toEqual([plain.digest, plain.digest]);
  expect(plain.tonelessDigest).toBe(plain.digest);
});

test.each([
  ["text", (tone: string) => `<p>Say class="${tone}" or${tone}</p>`],
  ["another attribute", (tone: string) => `<img class="picture" alt="A${tone}">`],
])("a colour's name in %s counts in the digest", (_, markup) => {
  const [some, other] = [Markup.of(markup(" tone-3")), Markup.of(markup(" tone-12"))];
  expect(some.tonelessDigest).not.toBe(other.tonelessDigest);
});
