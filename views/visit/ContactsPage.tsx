import { weekOf } from "../content/opening-hours.ts";
import type { Department } from "../content/park.ts";
import { hoursInSentence } from "../content/words/schedule.ts";
import { ParkMap } from "../drawings/ParkMap.tsx";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { ExternalLink } from "../kit/Button.tsx";
import { CopyButton } from "../kit/CopyButton.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { shortPhone, telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import type { CommonProps } from "../layout/common-props.ts";
import { addressInWords } from "../park/address-words.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { href } from "../routes.ts";
import { HoursBar, HoursRuler, OpenNow } from "./HoursBar.tsx";
import { InCabinet } from "./InCabinet.tsx";
import { MapSlot } from "./MapSlot.tsx";
import { coordinatesText, twoGisRoute, yandexRoute } from "./map-links.ts";

/** `hasMap`: the third-party map may be offered. */
type Props = Pick<CommonProps, "contacts" | "buildings" | "cabinetUrl" | "claims" | "now"> & { hasMap: boolean };

/** Whom to call now: the departments to the ruler of today's hours; the office, its map and its legal details. */
export function ContactsPage(props: Props) {
  const { contacts, cabinetUrl, now } = props;
  const { phone, workingHours, departments } = contacts;
  return (
    <>
      <PageHead
        title={
          <>
            <span className="visually-hidden">Контакты: </span>
            <a className="head-phone" href={telLink(phone)}>
              {phone}
            </a>
          </>
        }
        lead={workingHours && `Справочная работает ${hoursInSentence(workingHours)}.`}
        action={<EnquiryLink form="callback">Написать нам</EnquiryLink>}
      />
      <div className="wrap contacts">
        <div>
          {departments.some(({ hours }) => hours && weekOf({ schedule: hours })) && (
            <div className="department department-titles" aria-hidden="true">
              <span />
              <span />
              <span />
              <HoursRuler />
            </div>
          )}
          {departments.length > 0 && (
            <ul className="rows">
              {departments.map((department) => (
                <DepartmentRow key={department.name} department={department} phone={phone} now={now} />
              ))}
            </ul>
          )}
          <OfficeFacts {...props} />
          {cabinetUrl && (
            <p className="row-foot">
              Вы уже арендатор? Заявку инженеру, пропуск и счёт удобнее оформить в <InCabinet url={cabinetUrl} />.
            </p>
          )}
        </div>
        <OfficeMap {...props} />
      </div>
    </>
  );
}

type RowProps = { department: Department; phone: string; now: Date };

function DepartmentRow({ department: { name, phone: departmentPhone, email, hours }, phone, now }: RowProps) {
  const opening = { schedule: hours };
  return (
    <li className="department">
      <b>{name}</b>{" "}
      <a href={telLink(departmentPhone)} aria-label={`Позвонить: ${name}, ${departmentPhone}`}>
        {shortPhone(departmentPhone, phone)}
      </a>{" "}
      {email ? <a href={`mailto:${email}`}>{email}</a> : <span />}
      <div className="row-hours">
        <HoursBar opening={opening} now={now} />
      </div>
      <div className="row-state">
        <OpenNow opening={opening} now={now} />
      </div>
    </li>
  );
}

/** Where the office is and who the owner is, in words. */
function OfficeFacts({ contacts: { address, coordinates, email }, buildings, claims }: Props) {
  // The whole postal address, for an envelope.
  const where = [address.country, addressInWords(address)].filter(Boolean).join(", ");
  const hasOffice = claims && buildings.some(({ number }) => number === claims.owner.officeBuilding);
  return (
    <FactsTable
      columns={2}
      rows={[
        { name: "Эл. почта", value: <a href={`mailto:${email}`}>{email}</a> },
        ...(where ? [{ name: "Адрес", value: where }] : []),
        ...(coordinates ? [{ name: "Навигатор", value: coordinatesText(coordinates) }] : []),
        ...(hasOffice
          ? [
              { name: "Офис", value: claims.officeWay },
              { name: "Пропуск", value: claims.officePass },
            ]
          : []),
        {
          name: "Машина",
          value: (
            <>
              {claims ? `${claims.parkingAtOffice}: ` : "где поставить: "}
              <a href={href("parking", {})}>парковка</a>
            </>
          ),
        },
        ...(claims ? legalDetails(claims) : []),
      ]}
    />
  );
}

/** The office on the park's outline, and the ways there. */
function OfficeMap({ contacts: { address, coordinates, socials }, buildings, hasMap, claims }: Props) {
  const office = claims && buildings.find(({ number }) => number === claims.owner.officeBuilding);
  return (
    <div className="stack">
      {office && <ParkMap buildings={buildings} marked={[office.number]} large />}
      <p className="contact-links">
        <a href={href("route", {})}>Как добраться</a>{" "}
        {coordinates && (
          <>
            <ExternalLink href={yandexRoute(coordinates, "car")}>Маршрут в Яндекс Картах</ExternalLink>
            <ExternalLink href={twoGisRoute(coordinates, "car")}>Маршрут в 2ГИС</ExternalLink>
          </>
        )}
        {socials.map(({ url, name }) => (
          <ExternalLink key={url} href={url}>
            {name}
          </ExternalLink>
        ))}
        <CopyButton text={addressInWords(address)} done="Адрес скопирован">
          Скопировать адрес
        </CopyButton>
      </p>
      {hasMap && coordinates && <MapSlot />}
    </div>
  );
}

const legalDetails = ({ owner: { name, inn, vat, documents } }: ParkClaims) => [
  { name: "Юр. лицо", value: `${name}, ИНН ${inn}; НДС — ${vat}; обмен документами — ${documents}` },
];
