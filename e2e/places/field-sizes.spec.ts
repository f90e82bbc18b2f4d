import { expect, test } from "../support/running-site.ts";

test.use({ viewport: { width: 390, height: 844 } });

const pages =
  "/ /arenda-ofisov /arenda-skladov /podbor-ofisa /shops /search?q=офис /pavilions/1001 /requests/rent?pavilionId=1001 /requests/vacancy?vacancyId=1";

test("letters of every field are at least 16 px on a phone: iPhones zoom into smaller ones", async ({ page }) => {
  const small: string[] = [];
  let count = 0;
  for (const address of pages.split(" ")) {
    await page.goto(address);
    const sizes = await page
      .locator("input:not([type=hidden], [type=checkbox], [type=radio], [readonly]), select, textarea")
      .evaluateAll((fields) =>
        fields.map(
          (field) =>
            [field.id || field.getAttribute("name"), Number.parseFloat(getComputedStyle(field).fontSize)] as const,
        ),
      );
    count += sizes.length;
    small.push(...sizes.filter(([, px]) => px < 16).map(([name, px]) => `${address}: ${name} has ${px} px`));
  }
  expect(small).toEqual([]);
  expect(count).toBeGreaterThan(20);
});
