import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextHours } from "../views/content/opening-hours.ts";
import { dayInPark, yearInPark } from "../views/ui/format.ts";
import { shownMoments } from "./support/moment.ts";
import { sitemapOf } from "./support/pages/every-address.ts";
import { wordsOf } from "./support/pages/page-text.ts";
import { formAddresses } from "./support/pages/route-addresses.ts";
import { startSite, type TestSite } from "./support/sites/test-site.ts";

const months = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" ");
/** «С 15 января 2027», «до 31 декабря»: a day that is still to come where premises or terms are offered. */
const offeredDay = new RegExp(`(?:^|[\\s(])([Сс]|[Дд]о|к) (\\d{1,2}) (${months.join("|")})(?: (\\d{4}))?`, "g");
/** News and texts of the law tell of days that have been. */
const tellsOfPast = /^\/(?:news|agreement|privacy|advertisment|labor-protection)/;
const openUntil = /Открыто до \d/;
const itemsOfEach = 12;

/** The days before `now` that a text offers. Without its year a day is one of this year. */
function pastDays(words: string, now: Date): string[] {
  return [...words.matchAll(offeredDay)].flatMap(([text, , date, month = "", year]) => {
    const monthNumber = months.indexOf(month) + 1;
    const day = [year ?? yearInPark(now), monthNumber, date].map((part) => String(part).padStart(2, "0")).join("-");
    return day < dayInPark(now) ? [text.trim()] : [];
  });
}

describe.each(shownMoments)("At %s", (moment) => {
  const now = new Date(moment);
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ now: () => now });
  });
  afterAll(() => site.close());

  test("no page offers a day that is over, and each has the year of the park", async () => {
    const all = await sitemapOf(site);
    const addresses = all.filter((address, at) => !/\/\d+$/.test(address) || at % itemsOfEach === 0);
    expect(addresses.length).toBeGreaterThan(40);
    const faults: string[] = [];
    for (const address of addresses) {
      const { status, html } = await site.read(address);
      const past = tellsOfPast.test(address) ? [] : pastDays(wordsOf(html), now);
      if (status !== 200) faults.push(`${address}: ${status}`);
      if (past.length > 0) faults.push(`${address}: ${past.join("; ")}`);
      if (!html.includes(`–${yearInPark(now)} `)) faults.push(`${address}: the year of ©`);
    }
    expect(faults).toEqual([]);
  });

  test("no form promises a call outside of hours, and on a closed day nothing closes today", async () => {
    const { contacts, site: plan } = site.content.park;
    const closedDays = plan?.closedDays ?? [];
    expect(closedDays.length).toBeGreaterThan(10);
    const isClosedDay = closedDays.includes(dayInPark(now));
    const isOpen = (nextHours({ schedule: contacts.workingHours, closedDays }, now)?.minutesLeft ?? 0) > 15;
    const promises: boolean[] = [];
    for (const address of formAddresses()) {
      const { words } = await site.read(address);
      // «… в рабочее время» is true at any hour.
      promises.push(/в течение 15 минут(?! в рабочее время)/.test(words));
    }
    expect(promises.includes(true)).toBe(isOpen);
    const contactsPage = await site.read("/contacts");
    expect(contactsPage.words, "who answers around the clock").toMatch(/Диспетчер \S+ Открыто круглосуточно/);
    const { words } = await site.read("/shops?categories=all");
    expect(openUntil.test(words) && isClosedDay).toBe(false);
  });
});
