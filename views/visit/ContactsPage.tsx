import { Fragment } from "react";
import { hoursInSentence } from "../content/hours-in-words.ts";
import { type Opening, openingInPark, openingInWords } from "../content/opening-hours.ts";
import type { Department } from "../content/park.ts";
import type { ParkingZone } from "../content/parking.ts";
import type { CommonProps } from "../layout/define-page.ts";
import { halfPage, ModelFigure } from "../park/ModelFigure.tsx";
import { addressInWords } from "../park/park-words.ts";
import { PersonCard } from "../people/PersonCard.tsx";
import { href } from "../routes.ts";
import { ExternalLink } from "../ui/Button.tsx";
import { buildingWords, phrase, shortPhone } from "../ui/format.ts";
import { MailLink } from "../ui/MailLink.tsx";
import { PageHead, Questions } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { Line, Lines } from "../ui/Tables.tsx";
import { PlaceMap } from "./PlaceMap.tsx";
import { CopyAddress, InCabinet, MapSlot, mapRoutes } from "./VisitParts.tsx";

/** `hasMap`: the third-party map may be offered. */
type Props = Pick<CommonProps, "contacts" | "buildings" | "park" | "cabinetUrl" | "claims" | "model" | "now"> & {
  hasMap: boolean;
  zones: ParkingZone[];
};

/** Whom to call: the people who let premises, then the departments; beside them where the office is. */
export function ContactsPage(props: Props) {
  const { contacts, cabinetUrl, park, claims, now } = props;
  const { phone, email, workingHours, departments } = contacts;
  const people = departments.flatMap((department) => department.people);
  return (
    <>
      <PageHead title="Кому звонить и писать" lead={workingHours && `Отвечаем ${hoursInSentence(workingHours)}.`} />
      {people.length > 0 && (
        <ul className="wrap people">
          {people.map((person) => (
            <li key={person.phone}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      )}
      <div className="part wrap beside">
        <div>
          <h2>{people.length > 0 ? "По отделам" : `По телефону${email ? " и почтой" : ""}`}</h2>
          <p className="links">
            <span>
              Общий номер <PhoneNumber phone={phone} />
              {departments.some((department) => department.phone.startsWith(`${phone},`)) && ", дальше добавочный"}.
              {email && (
                <>
                  {" "}
                  Почта <MailLink email={email} />
                </>
              )}
            </span>
          </p>
          {departments.length > 0 && (
            <Lines>
              {departments.map((department) => (
                <DepartmentLine key={department.name} {...{ department, contacts, park, claims, now }} />
              ))}
            </Lines>
          )}
          {cabinetUrl && (
            <p className="foot-line">
              Уже снимаете у нас? Заявку инженеру, пропуск и счёт быстрее оформить в{" "}
              <span className="nowrap">
                <InCabinet url={cabinetUrl} />
              </span>
            </p>
          )}
        </div>
        <Office {...props} />
      </div>
    </>
  );
}

type LineProps = Pick<Props, "contacts" | "park" | "claims" | "now"> & { department: Department };

/** A department: what one calls it for; its name; e-mail; its hours where they are its own; its extension. */
function DepartmentLine({ department, contacts, park, claims, now }: LineProps) {
  const { name, email, hours } = department;
  const opening = openingInPark<Opening>({ schedule: hours }, park.site?.closedDays);
  const what = claims?.departments.get(name);
  const state = hours !== contacts.workingHours && (openingInWords(opening, now)?.text ?? hours);
  return (
    <Line
      title={what ?? name}
      text={
        <>
          {what && name}
          {what && (email || state) && <br />}
          {email && <MailLink email={email} />}
          {email && state && <br />}
          {state}
        </>
      }
      value={
        <PhoneNumber phone={department.phone} label={`Позвонить: ${name}, ${department.phone}`}>
          {shortPhone(department.phone, contacts.phone)}
        </PhoneNumber>
      }
    />
  );
}

/** Where the office is, the ways there, and who the owner is. */
function Office({ contacts: { address, coordinates }, buildings, park, zones, hasMap, claims, model }: Props) {
  const where = addressInWords(address);
  const office = claims && buildings.find(({ number }) => number === claims.owner.officeBuilding);
  // The page's header has a link of the same words to the park's entrances.
  const wayToOffice = office && `Как добраться до ${buildingWords(office.number, "genitive")}`;
  return (
    <section className="ends-in-picture">
      <h2>Где мы</h2>
      {office && <PlaceMap park={park} building={office} zones={zones} claims={claims} />}
      {(where || office) && (
        <p>
          {where && `${phrase(address.country, where)}. `}
          {office && `Офис — ${claims?.officeWay}. ${claims?.officePass}`}
        </p>
      )}
      <p className="links">
        <a href={href("route", {}, { to: office?.id })} aria-label={wayToOffice}>
          Как добраться
        </a>{" "}
        <a href={href("parking", {})}>Парковка</a>{" "}
        {coordinates &&
          mapRoutes(coordinates, "car").map((service) => (
            <Fragment key={service.name}>
              <ExternalLink href={service.href}>{service.name}</ExternalLink>{" "}
            </Fragment>
          ))}
      </p>
      <p>
        <CopyAddress address={where} />
      </p>
      {claims && <Questions items={[{ question: "Реквизиты", answer: legalDetails(claims.owner) }]} />}
      {hasMap && coordinates && <MapSlot />}
      <ModelFigure picture={model?.entrance} alt="Вечер у входа в корпус" sizes={halfPage} />
    </section>
  );
}

const legalDetails = ({ name, inn, terms }: NonNullable<Props["claims"]>["owner"]) => `${name}, ИНН ${inn}. ${terms}`;
