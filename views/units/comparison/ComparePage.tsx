import type { Building, RentalCategory } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { ButtonLink } from "../../kit/Button.tsx";
import { CopyButton } from "../../kit/CopyButton.tsx";
import { PageHead } from "../../kit/PageHead.tsx";
import { PrintButton } from "../../kit/PrintButton.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { queryString } from "../../routes.ts";
import { PriceNote } from "../list/UnitResults.tsx";
import { rentHref } from "../unit-links.ts";
import { comparedMax } from "../units.filter.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { comparisonTitle, showingWords, verdictsOn } from "./compared-words.ts";

/** `gone` of the wanted units are not to let any more; `tooMany` were asked for. `url` is absolute. */
export type ComparePageProps = {
  units: Unit[];
  /** Units like the only one, to be added. */
  near: Unit[];
  people: number | undefined;
  buildings: Building[];
  gone: number;
  tooMany: boolean;
  category: RentalCategory | undefined;
  phone: string;
  claims: ParkClaims | undefined;
  checkedAt: string | undefined;
  url: string;
};

/** Up to four units side by side, on an address that can be forwarded and on one sheet of paper. */
export function ComparePage(props: ComparePageProps) {
  const { units, near, people, buildings, category, phone, checkedAt, url, claims } = props;
  const [first] = units;
  if (!first) return <NothingToCompare {...props} />;
  const ids = units.map(({ id }) => id);
  const isOne = units.length === 1;
  const list = category && rentHref(category, { compare: ids, people: people || undefined });
  return (
    <div className="wrap compare-page">
      <div className="compare-head">
        <div>
          <h1 id="comparison" tabIndex={-1}>
            {isOne ? "Сравнение" : comparisonTitle(units)}
          </h1>
          <LeftOut {...props} />
          {isOne && (
            <p>
              {near.length > 0
                ? "Выбрано одно помещение. Рядом — самые похожие по площади и цене: добавьте их или вернитесь к "
                : "Выбрано одно помещение, похожих на него нет. Вернитесь к "}
              {list ? <a href={list}>списку</a> : "списку"}.
            </p>
          )}
          {!isOne &&
            verdictsOn(units).map(({ lead, rest }) => (
              <p key={lead}>
                <b>
                  <WholeNumbers>{lead}</WholeNumbers>
                </b>{" "}
                <WholeNumbers>{rest}</WholeNumbers>
              </p>
            ))}
        </div>
        <EnquiryLink form="rent" params={{ pavilionId: first.id, ...(!isOne && { compare: ids }) }}>
          {isOne ? `Спросить про ${first.number}` : showingWords(units)}
        </EnquiryLink>
      </div>
      <div className="compare-tools no-print">
        <label>
          <input type="checkbox" id="only-differences" /> Только отличия
        </label>
        <span role="status" className="visually-hidden" /> {list && <a href={list}>Вернуться к списку</a>}{" "}
        <Forward url={url} title={isOne ? `Помещение ${first.number}` : comparisonTitle(units)} />{" "}
        <PrintButton>Распечатать на одном листе</PrintButton>
      </div>
      <ComparisonTable
        units={[...units, ...near]}
        chosen={units.length}
        buildings={buildings}
        claims={claims}
        people={people || undefined}
      />
      <p className="list-foot">
        <PriceNote checkedAt={checkedAt} claims={claims} /> <span className="nowrap">{phone}</span>{" "}
        <span className="print-only">{url}</span>
      </p>
    </div>
  );
}

/** Ways to show the comparison to others. */
function Forward({ url, title }: { url: string; title: string }) {
  return (
    <>
      <a href={`https://t.me/share/url${queryString({ url, text: title })}`} rel="nofollow">
        В Телеграм
      </a>{" "}
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>По почте</a>{" "}
      <CopyButton text={url}>Скопировать ссылку</CopyButton>
    </>
  );
}

const dashed = /(\d+-\d+)/;

/** Keeps numbers such as «310-03» in one line. */
const WholeNumbers = ({ children }: { children: string }) =>
  children.split(dashed).map((part, at) =>
    dashed.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity and never move
      <span key={at} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The units that were asked for and are not shown. */
function LeftOut({ gone, tooMany, units, category }: ComparePageProps) {
  return (
    <>
      {tooMany && (
        <p className="compare-over" role="status">
          Рядом помещаются не больше {comparedMax} помещений: показаны первые {comparedMax} из отмеченных.
          {category && (
            <>
              {" "}
              <a href={rentHref(category, { compare: units.map(({ id }) => id) })}>Выбрать другие в списке</a>
            </>
          )}
        </p>
      )}
      {gone > 0 && (
        <p role="status">
          {gone === 1
            ? "Одно помещение уже не сдаётся: здесь его нет."
            : "Часть помещений уже не сдаётся: здесь их нет."}
        </p>
      )}
    </>
  );
}

function NothingToCompare({ gone, category }: ComparePageProps) {
  const lead = `Отметьте в списке от 2 до ${comparedMax} помещений галочкой «Сравнить».`;
  return (
    <PageHead
      title="Сравнить пока нечего"
      lead={gone > 0 ? `Выбранные помещения уже не сдаются или не найдены. ${lead}` : lead}
      action={category && <ButtonLink href={rentHref(category, {})}>Вернуться к списку</ButtonLink>}
    />
  );
}
