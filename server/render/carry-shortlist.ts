import { type OfferIds, offerKey } from "../../views/content/offer-ids.ts";
import type { Park } from "../../views/content/park.ts";
import { offers, offersMax, shortlistHref } from "../../views/units/shortlist/shortlist.filter.ts";
import { typeset } from "./typeset.ts";

/**
 * The shortlist of a visitor without script: `s` in the address, «1114+1115,1078». A mark sends its offer as one more
 * `s`, and with a minus where it takes the offer out. It may hold one offer more than fits. Undefined without `s`.
 */
export function carriedShortlist({ url }: { url: string }): OfferIds[] | undefined {
  const texts = new URLSearchParams(url.split("?", 2)[1]).getAll("s").flatMap((text) => text.split(","));
  if (texts.length === 0) return undefined;
  const gone = new Set((offers.read(texts.flatMap((text) => text.match(/^-(.+)/)?.[1] ?? [])) ?? []).map(offerKey));
  return (offers.read(texts) ?? []).filter((ids) => !gone.has(offerKey(ids)));
}

/**
 * Carries a shortlist through a page whose bytes are otherwise the same for everyone: on links and forms of rental
 * pages and requests, in the marks, and in the count of the header. Works on rendered HTML, like the typographer: the
 * cached page and the parts in it know nothing of a visitor.
 */
export function carryShortlist(html: string, carried: readonly OfferIds[], park: Park | undefined): string {
  const kept = carried.slice(0, offersMax);
  const own = shortlistHref({ compare: kept }).replaceAll("&", "&amp;");
  const keys = new Set(kept.map(offerKey));
  const value = [...keys].join(",");
  const aliases = park?.categories.map(({ alias }) => alias) ?? [];
  const path = `/(?:${["plan", "podbor-ofisa", "pavilions/[\\d+]+", "requests/[a-z]+", ...aliases].join("|")})`;
  const link = new RegExp(`(<a\\b[^>]*\\bhref=")(${path})(\\?[^"#]*)?(#[^"]*)?"`, "g");
  const leads = new RegExp(`\\baction="${path}"|\\bclass="mark-form"`);
  return html
    .replace(link, (_, before: string, to: string, query = "", hash = "") =>
      keys.size > 0
        ? `${before}${to}${query ? `${query}&amp;` : "?"}s=${encodeURIComponent(value)}${hash}"`
        : `${before}${to}${query}${hash}"`,
    )
    .replace(/<form\b[^>]*>/g, (form) => {
      if (keys.size === 0 || !leads.test(form)) return form;
      return /\bmethod="get"/.test(form)
        ? `${form}<input type="hidden" name="s" value="${value}"/>`
        : form.replace(/(\baction="[^"]*)"/, `$1?s=${encodeURIComponent(value)}"`);
    })
    .replace(/<button\b[^>]*\bname="s"[^>]*>/g, (mark) => {
      const [, key = ""] = /\bvalue="([^"]*)"/.exec(mark) ?? [];
      return keys.has(key)
        ? mark.replace(`value="${key}"`, `value="-${key}"`).replace('aria-pressed="false"', 'aria-pressed="true"')
        : mark;
    })
    .replace(
      /(<a class="shortlist-link" href=")[^"]*("[\s\S]*?<b>)(<\/b>)/,
      (_, before: string, between: string, end: string) => `${before}${own}${between}${keys.size || ""}${end}`,
    )
    .replace("</body>", carried.length > offersMax ? `${fullWords(own)}$&` : "$&");
}

/** What `views/browser/shortlist.ts` says of one mark too many. */
const fullWords = (own: string) =>
  typeset(
    `<p id="toast" class="shown" role="status">В подборке уже ${offersMax} — уберите одно <a href="${own}">Открыть</a></p>`,
  );
