import { callback, dialogOf } from "./support/enquiry-dialogs.ts";
import { expect, test } from "./support/running-site.ts";

const { open, phone, send, title } = callback;
const notice = "Не получилось отправить. Позвоните нам, пожалуйста: +7 (495) 000-00-55";

// One worker, because each worker starts its own site.
test.describe.configure({ mode: "default" });
test.use({ env: { REQUEST_ERROR_NOTICE: "true" } });

for (const status of [0, 403, 503])
  test(`A failed form keeps its values and names the phone (${status || "no network"})`, async ({ page }) => {
    await page.goto("/about");
    await open(page);
    await phone(page).fill("+79990000055");
    await page.route(
      "**/requests/callback",
      (route) =>
        status === 0
          ? route.abort("internetdisconnected")
          : route.fulfill({ status, contentType: "text/html", body: "<html><body><h1>page</h1></body></html>" }),
      { times: 1 },
    );
    await send(page).click();
    await expect(page.locator("#callback-status")).toHaveText(notice);
    await expect(phone(page)).toHaveValue("+79990000055");
    await expect(dialogOf(page, title)).not.toContainText("page");
    await send(page).click();
    await expect(dialogOf(page, "Спасибо!")).toBeVisible();
  });
