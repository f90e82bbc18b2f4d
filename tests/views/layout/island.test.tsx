import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MobileMenu } from "../../../views/islands/MobileMenu.tsx";
import { CookieIsland } from "../../../views/layout/CookieIsland.tsx";
import { Island } from "../../../views/layout/Island.tsx";

const menu = {
  main: [{ text: '"><b>О парке', href: "/about" }],
  visit: [],
  rent: [],
  phone: { text: "+7 (495) 000-00-55", href: "tel:+74950000055" },
  hours: "Пн–Пт 9:00–18:00",
  callback: { href: "/requests/callback", fragment: "/fragments/requests/callback" },
};

describe("an island", () => {
  it("carries its rendered props, which cannot escape their attribute", () => {
    const html = renderToString(
      <Island on="toggle">
        <MobileMenu {...menu} />
      </Island>,
    );
    const attribute = /^<div data-island="MobileMenu" data-props="([^"]*)" data-on="toggle">/.exec(html)?.[1] ?? "";
    expect(attribute).not.toContain("<");
    const text = attribute
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    expect(JSON.parse(text)).toEqual(menu);
  });

  it("is hidden until it works if it is useless without script", () => {
    expect(renderToString(<CookieIsland />)).toMatch(
      /^<div data-island="CookieNotice" [^>]*data-when="no-cookie-notice" hidden="">/,
    );
  });

  it("is listed in the table", () => {
    expect(() => renderToString(<Island>{<p>Нет</p>}</Island>)).toThrow("Not an island of the table");
  });
});
