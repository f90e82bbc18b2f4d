import { number } from "../kit/format.ts";
import type { FoundGroup } from "./found.ts";
import { markWords } from "./mark-words.ts";

/** What was found of one kind, as lines with the asked words marked; `all` leads to the whole list. */
export function FoundLines({
  group: { kind, title, total, items },
  stems,
  all,
}: {
  group: FoundGroup;
  stems: readonly string[];
  all?: string | undefined;
}) {
  return (
    <section className="found-kind" aria-labelledby={`found-${kind}`}>
      <div className="found-head">
        <h2 id={`found-${kind}`}>
          {title} <span className="muted">{number(total)}</span>
        </h2>
        {all && <a href={all}>Все {number(total)}</a>}
      </div>
      <ul className="service-lines">
        {items.map((item) => (
          <li className="found-line" key={item.address}>
            <a className="service-name" href={item.address}>
              <Marked text={item.title} stems={stems} />
            </a>
            {item.price && (
              <span className="found-price">
                <b>{item.price}</b>
                {kind === "unit" && item.price.endsWith("₽") && <small>в месяц с НДС</small>}
              </span>
            )}
            <small>
              <Marked text={item.note} stems={stems} />
            </small>
          </li>
        ))}
      </ul>
      {!all && total > items.length && (
        <p className="small muted">Показаны первые {items.length}: уточните запрос, чтобы сузить список.</p>
      )}
    </section>
  );
}

function Marked({ text, stems }: { text: string; stems: readonly string[] }) {
  return markWords(text, stems).map(({ text, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    hit ? <mark key={at}>{text}</mark> : text,
  );
}
