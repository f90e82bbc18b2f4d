import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnitPicture } from "../../../views/sharing/UnitPicture.tsx";
import { aUnit } from "../samples.ts";

test("the picture of a unit says the rent of its first month under the rent", () => {
  const unit = aUnit(1);
  const sale = "первый месяц 93 600 ₽ до 31.12.2026";
  const drawn = (words: string | undefined) =>
    renderToStaticMarkup(<UnitPicture unit={unit} building={undefined} sale={words} claims={undefined} />);
  expect(drawn(sale)).toContain(`>${sale}</text>`);
  expect(drawn(undefined)).not.toContain('class="sale"');
});
