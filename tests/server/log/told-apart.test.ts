import { describe, expect, test } from "vitest";
import { allForms } from "../../../views/enquiries/all-forms.ts";
import { freshValues } from "../../support/enquiries/fresh-posts.ts";
import { postForm } from "../../support/enquiries/post.ts";
import { siteForFile } from "../../support/sites/site-for-file.ts";

const site = siteForFile();
type Line = Record<string, unknown>;
const lines = () =>
  site.log
    .join("")
    .split("\n")
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));

describe("The log tells apart", () => {
  test("enquiries by the «Код запроса» that the visitor saw", async () => {
    const { headers } = await postForm(site, "/requests/callback", freshValues(allForms.callback));
    const accepted = lines().filter(({ event }) => event === "enquiry.accepted");
    expect(accepted.at(-1)?.request).toBe(headers["x-request-id"]);
  });
});
