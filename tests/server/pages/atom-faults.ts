/** RFC 3339, as RFC 4287 wants its dates. */
const moment = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;
const name = "[A-Za-z][\\w:-]*";
const tag = new RegExp(`<(/?)(${name})((?:\\s+${name}="[^"<]*")*)\\s*(/?)>`, "g");

/** Whether tags are balanced, and text has no bare sign of markup. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closes, element = "", , empty] of xml.matchAll(tag)) {
    if (empty) continue;
    if (!closes) open.push(element);
    else if (open.pop() !== element) return false;
  }
  const rest = xml.replace(/^<\?xml [^?]*\?>/, "").replace(tag, "");
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(rest);
}

const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, "g"))].map(([, text = ""]) => text);
const links = (xml: string, rel: string) =>
  [...xml.matchAll(new RegExp(`<link rel="${rel}" href="([^"]*)"/>`, "g"))].map(([, href = ""]) => href);

/** Violations of RFC 4287, by section; empty for a valid feed. */
export function atomFaults(xml: string): string[] {
  if (!isWellFormed(xml)) return ["1: not well-formed"];
  const [head = "", ...rest] = xml.split("<entry>");
  const entries = rest.map((entry) => entry.slice(0, entry.indexOf("</entry>")));
  const ids = [xml, ...entries].flatMap((part, at) => (at === 0 ? texts(head, "id") : texts(part, "id")));
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  check(/<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/.test(head), "2: the namespace");
  check(texts(head, "name").length === 1 && texts(head, "name")[0] !== "", "4.1.1: one author");
  check(links(head, "self").length === 1, "4.1.1: one link to itself");
  check(links(head, "alternate").length === 1, "4.1.1: one alternate link");
  for (const [at, part] of [head, ...entries].entries()) {
    const where = at === 0 ? "feed" : `entry ${at}`;
    for (const element of ["id", "title", "updated"])
      check(texts(part, element).length === 1, `4.1: one ${element} in ${where}`);
    check(texts(part, "title").every(Boolean), `4.2.14: a title in ${where}`);
    check(
      texts(part, "updated").every((text) => moment.test(text)),
      `3.3: a date in ${where}`,
    );
    check(links(part, "alternate").length === 1, `4.1.2: one alternate link in ${where}`);
    check(
      links(part, "alternate").every((href) => URL.canParse(href.replaceAll("&amp;", "&"))),
      `4.2.7 in ${where}`,
    );
  }
  check(new Set(ids).size === ids.length, "4.1.1: entries with one id");
  check(
    ids.every((id) => URL.canParse(id.replaceAll("&amp;", "&"))),
    "4.2.6: an id is an absolute IRI",
  );
  return faults;
}
