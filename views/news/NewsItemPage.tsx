import { type NewsItem, shortAt } from "../content/news-item.ts";
import type { Unit } from "../content/unit.ts";
import type { CommonProps } from "../layout/define-page.ts";
import { href, queryString } from "../routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { buildingWords, longDate } from "../ui/format.ts";
import { Icon } from "../ui/Icon.tsx";
import { PageHead, Part } from "../ui/PageParts.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { Lines } from "../ui/Tables.tsx";
import type { RowLook } from "../units/ledger/UnitRow.tsx";
import { UnitRows } from "../units/ledger/UnitRows.tsx";
import { NewsLine } from "./NewsPage.tsx";
import { newsTypeHref } from "./news.filter.ts";

/** `typeName` is undefined if the API names no types. */
type Props = Pick<CommonProps, "url" | "now"> & {
  item: NewsItem;
  typeName: string | undefined;
  others: NewsItem[];
  /** The premises that a running promotion holds for: their list, a few examples, and how many there are. */
  offers: { href: string; words: string; all: string; examples: Unit[]; look: RowLook } | undefined;
};

/** A piece of news, and others. */
export function NewsItemPage({ item, typeName, others, offers, url, now }: Props) {
  const { title, date, content, image, type, buildings = [] } = item;
  return (
    <>
      <PageHead
        title={title}
        lead={shortAt(item, now)}
        action={offers && <ButtonLink href={offers.href}>{`Посмотреть ${offers.words}`}</ButtonLink>}
      >
        <p className="small muted">
          <time dateTime={date}>{longDate(date)}</time>
          {typeName && (
            <>
              {" · "}
              <a href={newsTypeHref(type)}>{typeName}</a>
            </>
          )}
          {buildings.length > 0 && ` · ${buildingWords(buildings)}`}
        </p>
      </PageHead>
      <div className="wrap beside">
        <article>
          {image && <Picture image={image} place="column" className="cover" eager />}
          <RichText html={content} />
          <ShareLinks url={url} title={title} />
        </article>
        {others.length > 0 && (
          <section className="others">
            <h2>Другие новости</h2>
            <Lines>
              {others.map((other) => (
                <NewsLine key={other.id} item={other} now={now} />
              ))}
            </Lines>
            <p className="links">
              <a href={href("news", {})}>Все новости</a>
            </p>
          </section>
        )}
      </div>
      {offers && (
        <Part title="По этой акции" note={<a href={offers.href}>{offers.all}</a>}>
          <UnitRows units={offers.examples} look={offers.look} />
        </Part>
      )}
    </>
  );
}

/** Links for sharing, without widgets. `url` is absolute. */
function ShareLinks({ url, title }: { url: string; title: string }) {
  return (
    <p className="share no-print">
      <span className="muted">Поделиться:</span>{" "}
      <a
        aria-label="Поделиться ВКонтакте"
        href={`https://vk.com/share.php${queryString({ url, title })}`}
        rel="nofollow"
      >
        <Icon name="vk" size={20} />
        ВКонтакте
      </a>{" "}
      <a
        aria-label="Поделиться: Телеграм"
        href={`https://t.me/share/url${queryString({ url, text: title })}`}
        rel="nofollow"
      >
        <Icon name="telegram" size={20} />
        Телеграм
      </a>
    </p>
  );
}
