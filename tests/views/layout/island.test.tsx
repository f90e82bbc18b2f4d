import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CookieIsland, Island } from "../../../views/layout/Island.tsx";

describe("an island", () => {
  it("is hidden until it works if it is useless without script", () => {
    expect(renderToString(<CookieIsland />)).toMatch(/^<div data-island="CookieNotice" hidden="">/);
  });

  it("is listed in the table", () => {
    expect(() => renderToString(<Island>{<p>Нет</p>}</Island>)).toThrow("Not an island of the table");
  });
});
