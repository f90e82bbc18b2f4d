import type { Building, RentalCategory } from "../../content/park.ts";
import type { Unit } from "../../content/unit.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { ButtonLink } from "../../kit/Button.tsx";
import { CopyButton } from "../../kit/CopyButton.tsx";
import { PageHeading } from "../../kit/PageHeading.tsx";
import { PrintButton } from "../../kit/PrintButton.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { PriceNote } from "../list/UnitResults.tsx";
import { rentHref } from "../unit-links.ts";
import { comparedMax } from "../units.filter.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { comparedKey } from "./compared-ids.ts";
import { comparisonTitle, showingWords, verdictsOn } from "./compared-words.ts";

/**
 * What a comparison shows. `gone` units were asked for and are not to let (any more); `tooMany` were asked for. `url`
 * is its absolute address.
 */
export type ComparePageProps = {
  units: Unit[];
  buildings: Building[];
  gone: number;
  tooMany: boolean;
  category: RentalCategory | undefined;
  phone: string;
  claims: ParkClaims | undefined;
  checkedAt: string | undefined;
  url: string;
};

/** Two to four units side by side, on an address that can be forwarded and on one sheet of paper. */
export function ComparePage(props: ComparePageProps) {
  const { units, buildings, category, phone, checkedAt, url, claims } = props;
  if (units.length < 2) return <NothingToCompare {...props} />;
  const ids = units.map(({ id }) => id);
  return (
    <div className="wrap compare-page">
      <div className="compare-head">
        <div>
          <h1 id="comparison" tabIndex={-1}>
            {comparisonTitle(units)}
          </h1>
          <LeftOut {...props} />
          {verdictsOn(units).map(({ lead, rest }) => (
            <p key={lead}>
              <b>
                <WholeNumbers>{lead}</WholeNumbers>
              </b>{" "}
              <WholeNumbers>{rest}</WholeNumbers>
            </p>
          ))}
        </div>
        <EnquiryLink form="callback" params={{ [comparedKey]: ids }}>
          {showingWords(units)}
        </EnquiryLink>
      </div>
      <div className="compare-tools no-print">
        <label>
          <input type="checkbox" id="only-differences" /> Только отличия
        </label>
        <CopyButton text={url}>Скопировать ссылку</CopyButton>
        <PrintButton>Распечатать на одном листе</PrintButton>
        {category && <a href={rentHref(category, { compare: ids })}>Вернуться к списку</a>}
      </div>
      <ComparisonTable units={units} buildings={buildings} claims={claims} />
      <p className="find-foot">
        <PriceNote checkedAt={checkedAt} claims={claims} /> {phone}
        <span className="print-only">{url}</span>
      </p>
    </div>
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

/** What was asked for and is not shown. */
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

function NothingToCompare({ units, gone, category }: ComparePageProps) {
  const [only] = units;
  const lead = only
    ? `Здесь пока одно помещение, ${only.number}: добавьте к нему ещё одно галочкой «Сравнить» в списке.`
    : `Отметьте в списке от 2 до ${comparedMax} помещений галочкой «Сравнить».`;
  return (
    <PageHeading
      title="Сравнить пока нечего"
      lead={gone > 0 ? `Выбранные помещения уже не сдаются или не найдены. ${lead}` : lead}
    >
      {category && (
        <ButtonLink href={rentHref(category, { compare: units.map(({ id }) => id) })}>Вернуться к списку</ButtonLink>
      )}
    </PageHeading>
  );
}
