/** Markup that would run script where it is not escaped, each in its own way of getting out of where it stands. */
export const xssPayloads = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  "</title><svg/onload=alert(1)>",
  "</textarea><iframe srcdoc='<script>alert(1)</script>'>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<a href='javascript:alert(1)'>x</a>",
  '<a href="java\tscript:alert(1)">x</a>',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  '<p style="background:url(javascript:alert(1))" onclick=alert(1)>x</p>',
  "<form action=javascript:alert(1)><button formaction=javascript:alert(1)>x</button></form>",
  "<object data=data:text/html,<script>alert(1)</script>></object><embed src=javascript:alert(1)>",
  "<base href=https://evil.test/><meta http-equiv=refresh content=0;url=javascript:alert(1)>",
  '" onfocus=alert(1) autofocus x="',
  "' onmouseover='alert(1)",
  "<div hx-on:click='alert(1)' hx-get='https://evil.test/'>x</div>",
  "<img src='x' srcset='x 1x' onload=alert(1)//",
  "\u2028alert(1)\u2029</ScRiPt ><sCrIpT>alert(1)</sCrIpT>",
  "{{constructor.constructor('alert(1)')()}}",
  "<svg><animate xlink:href=#x attributeName=href values=javascript:alert(1) /><a id=x>x</a></svg>",
  "<details open ontoggle=alert(1)><summary>x</summary></details>",
  "<template><script>alert(1)</script></template><xmp><img src=x onerror=alert(1)></xmp>",
];

/** Addresses that no link, picture or form may ever lead to. */
export const hostileUrls = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.test/x",
];

const structural = /^(?:[a-z0-9_-]{1,40}|\d{4}-\d\d-\d\d.*)$/;
const address = /^(?:https?:\/\/|\/|mailto:|tel:)/;

/**
 * The same JSON with something hostile in every string that is a text, and another in every one that is an address. Words that are
 * names of things (ids, kinds, dates) stay: an item with a wrong one is not shown at all.
 */
export function spoiled(json: unknown, payload: string, url: string): unknown {
  if (typeof json === "string") {
    if (address.test(json)) return url;
    return structural.test(json) ? json : `${json} ${payload}`;
  }
  if (Array.isArray(json)) return json.map((one) => spoiled(one, payload, url));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, spoiled(value, payload, url)]));
}

const tag = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]*))?/g;
const urlAttributes = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "data",
  "xlink:href",
  "hx-get",
  "hx-post",
  "poster",
  "srcset",
]);
const forbiddenTags = new Set([
  "iframe",
  "object",
  "embed",
  "base",
  "math",
  "style",
  "template",
  "noscript",
  "xmp",
  "animate",
]);

/** What in a page could run a script that is not ours. Empty for a page that is as it should be. */
export function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  // What stands in our own data blocks is no markup; it must only not end them.
  const withoutBlocks = html.replace(/(<script type="application\/(?:ld\+)?json">)[^<]*(<\/script>)/g, "$1$2");
  for (const [whole, name = "", inside = ""] of withoutBlocks.matchAll(tag)) {
    const lower = name.toLowerCase();
    if (forbiddenTags.has(lower)) dangers.push(whole);
    if (lower === "script" && !/^ type="(?:application\/(?:ld\+)?json"|module" src="\/build\/)/.test(inside))
      dangers.push(whole);
    for (const [, key = "", quoted = ""] of inside.matchAll(attribute)) {
      const value = quoted.replace(/^["']|["']$/g, "").replace(/&amp;/g, "&");
      if (/^on|^style$|^srcdoc$|^hx-on|^http-equiv$/i.test(key)) dangers.push(whole);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them before they read the scheme
      const url = value.replace(/[\u0000-\u0020]/g, "");
      if (
        urlAttributes.has(key.toLowerCase()) &&
        /^(?:javascript|data|vbscript):|^\/\/|^https?:\/\/evil\.test/i.test(url)
      )
        dangers.push(whole);
    }
  }
  return dangers;
}
