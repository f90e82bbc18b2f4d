import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { chromium } from "playwright";
import packageJson from "../package.json" with { type: "json" };
import { expect, test } from "./support/running-site.ts";

const dataNames: Readonly<Record<string, string>> = { ios_saf: "safari_ios" };
const oldest = packageJson.browserslist.map((line) => {
  const [name = "", version = ""] = line.split(" ");
  return { name: dataNames[name] ?? name, version: Number.parseFloat(version) };
});

type Support = { version_added?: string | boolean | null };
type Feature = { __compat?: { support: Record<string, Support | Support[]> } };

/** Whether one of the oldest browsers came before a feature. */
function isLater(feature: Feature): boolean {
  const support = feature.__compat?.support;
  if (!support) return false;
  return oldest.some(({ name, version }) => {
    const [first] = [support[name] ?? []].flat();
    const added = first?.version_added;
    return typeof added === "string" && Number.parseFloat(added.replace("≤", "")) > version;
  });
}

const interfaces = Object.entries({ ...bcd.api, ...bcd.javascript.builtins } as Record<
  string,
  Record<string, Feature>
>);

/** A member of an interface, or a global as a member of "Window". */
type Member = readonly [owner: string, name: string];

/** Members of interfaces and built-in objects that are later than the oldest browsers: "URLSearchParams size". */
const laterMembers: Member[] = interfaces.flatMap(([owner, members]) =>
  Object.entries(members)
    .filter(([name, feature]) => /^[a-z]\w*$/i.test(name) && isLater(feature))
    .map(([name]): Member => [owner, name.replace(/_static$/, "")]),
);

/** Globals that are later, such as `trustedTypes`. */
const laterGlobals: Member[] = interfaces
  .filter(([, whole]) => isLater(whole as Feature))
  .map(([name]): Member => ["Window", name]);

/** Takes away what the data date later. What no code can take away stays. */
function takeAway(members: readonly Member[]): void {
  for (const [owner, name] of members) {
    if (owner === "Window") Reflect.deleteProperty(globalThis, name);
    const object = Reflect.get(globalThis, owner);
    if (typeof object !== "function") continue;
    Reflect.deleteProperty(object, name);
    if (object.prototype) Reflect.deleteProperty(object.prototype, name);
  }
}

test("the data know members that are later, such as the size of a query", () => {
  expect(laterMembers.map((member) => member.join(" "))).toContain("URLSearchParams size");
});

test("the oldest Chromium of the journeys is the oldest one that the site supports", async () => {
  const executablePath = process.env.CHROMIUM_OLDEST_PATH;
  test.skip(executablePath === undefined, "a package for Linux x64 brings it");
  const browser = await chromium.launch({ executablePath: executablePath ?? "" });
  const [major] = browser.version().split(".");
  await browser.close();
  expect(packageJson.browserslist).toContain(`chrome ${major}`);
});

test("a backdrop knows the colours in the oldest Chromium, where it inherits no custom property", async ({ site }) => {
  const executablePath = process.env.CHROMIUM_OLDEST_PATH;
  test.skip(executablePath === undefined, "a package for Linux x64 brings it");
  const browser = await chromium.launch({ executablePath: executablePath ?? "" });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url}/about`);
    await expect(page.locator("main")).toHaveAttribute("data-load", "done");
    await page.getByRole("link", { name: "Написать нам" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Написать нам" });
    await expect(dialog).toBeVisible();
    // The package's build precedes `color-mix`, so the property itself is looked at.
    const ink = await dialog.evaluate((element) => getComputedStyle(element, "::backdrop").getPropertyValue("--ink"));
    expect(ink).not.toBe("");
  } finally {
    await browser.close();
  }
});

test.describe("Without the interfaces that are later than the oldest browsers", () => {
  // A browser without Trusted Types enforces none. Only the policy can switch them off here.
  test.use({ bypassCSP: true });

  test("lists, the shortlist and forms work", async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    await page.addInitScript(takeAway, [...laterMembers, ...laterGlobals]);
    await page.goto("/arenda-skladov");
    await page.locator("#priceTo").fill("900000");
    await expect(page).toHaveURL(/priceTo=900000/);
    await page.locator("#results .mark").first().click();
    await expect(page.locator(".shortlist-link b")).toHaveText("1");
    await page.goto("/compare");
    await expect(page.locator(".pick")).toHaveCount(1);
    await page.goto("/about");
    await page.getByRole("link", { name: "Написать нам" }).first().click();
    await expect(page.getByRole("dialog", { name: "Написать нам" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(faults).toEqual([]);
  });
});
