import type { Building, Contacts, Site } from "../content/park.ts";
import { hoursInSentence } from "../content/words/schedule.ts";
import { ParkMap } from "../drawings/ParkMap.tsx";
import { CallToAction } from "../enquiries/CallToAction.tsx";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { ButtonLink } from "../kit/Button.tsx";
import { CardGrid } from "../kit/Card.tsx";
import { CopyButton } from "../kit/CopyButton.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { PrintButton } from "../kit/PrintButton.tsx";
import { Section } from "../kit/Section.tsx";
import { fullAddress } from "../park/address-words.ts";
import type { ParkClaims } from "../park/claims/claims.ts";
import { parkName } from "../park/park-name.ts";
import { haveAll, type Places } from "../park/places.ts";
import { href } from "../routes.ts";
import { ContactCard } from "./ContactCard.tsx";
import { InCabinet } from "./InCabinet.tsx";
import { MapSlot } from "./MapSlot.tsx";
import { WayButtons } from "./WayButtons.tsx";

/** What the page of contacts shows. `hasMap`: the third-party map may be offered. */
export type ContactsPageProps = {
  contacts: Contacts;
  buildings: Building[];
  site?: Site | undefined;
  places: Places;
  hasMap: boolean;
  cabinetUrl: string | undefined;
  claims: ParkClaims | undefined;
};

/** The departments, the office on the park's scheme, the owner's legal details, a call back. */
export function ContactsPage(props: ContactsPageProps) {
  const { contacts, cabinetUrl, claims } = props;
  return (
    <>
      <PageHeading
        title="Контакты"
        lead={contacts.workingHours && `Справочная парка работает ${hoursInSentence(contacts.workingHours)}.`}
      >
        <div className="row">
          <ButtonLink href={telLink(contacts.phone)}>{contacts.phone}</ButtonLink>
          <ButtonLink href={`mailto:${contacts.email}`} variant="outline">
            {contacts.email}
          </ButtonLink>
          <EnquiryLink form="callback" variant="outline">
            Написать нам
          </EnquiryLink>
        </div>
      </PageHeading>
      {contacts.departments.length > 0 && (
        <Section title="Отделы" tone="white">
          <div className="stack-l">
            <CardGrid>
              {contacts.departments.map((department) => (
                <ContactCard key={department.name} department={department} />
              ))}
            </CardGrid>
            {cabinetUrl && (
              <p className="muted">
                Вы уже арендатор? Заявку инженеру, пропуск и счёт удобнее оформить в <InCabinet url={cabinetUrl} />.
              </p>
            )}
          </div>
        </Section>
      )}
      <Where {...props} />
      {claims && (
        <Section title="Реквизиты" tone="white">
          <div className="stack-l">
            <FactsTable columns={2} rows={legalDetails(contacts, claims)} />
            <p className="muted">
              Полную карточку организации с банковскими реквизитами пришлёт бухгалтерия: напишите, для какого договора.
            </p>
            <div className="row">
              <PrintButton />
            </div>
          </div>
        </Section>
      )}
      <CallToAction title="Перезвоним сами" text={claims?.callBack ?? "Оставьте номер: перезвоним в рабочее время."} />
    </>
  );
}

function Where({ contacts, buildings, places, hasMap, claims }: ContactsPageProps) {
  const office = claims && buildings.find(({ number }) => number === claims.owner.officeBuilding);
  const address = fullAddress(contacts.address);
  return (
    <Section title="Где нас найти" link={{ href: href("route", {}), text: "Как добраться" }}>
      <div className="halves">
        <div className="stack">
          {address && <p className="lead">{address}</p>}
          {office && <p>{claims.officeWay}</p>}
          <p>
            {claims && haveAll(places, "1", "P1") ? claims.parkingAtOffice : "Где поставить машину"} —{" "}
            <a href={href("parking", {})}>{claims ? "тарифы парковки" : "страница «Парковка»"}</a>.
          </p>
          <div className="row">
            <CopyButton text={address} done="Адрес скопирован">
              Скопировать адрес
            </CopyButton>
          </div>
          <WayButtons coordinates={contacts.coordinates} mode="car" />
          {hasMap && <MapSlot coordinates={contacts.coordinates} title={`Карта: ${parkName.nominative}`} />}
        </div>
        {buildings.some(({ place }) => place) && (
          <figure className="figure">
            <ParkMap
              buildings={buildings}
              marked={office ? [office.number] : buildings.map(({ number }) => number)}
              large
            />
            <figcaption>
              {office ? `Выделен корпус ${office.number}: здесь офис и бюро пропусков.` : "Парк сверху, север вверху."}
            </figcaption>
          </figure>
        )}
      </div>
    </Section>
  );
}

function legalDetails(contacts: Contacts, { owner }: ParkClaims) {
  return [
    { name: "Организация", value: owner.name },
    { name: "ИНН", value: owner.inn },
    { name: "Юридический адрес", value: fullAddress(contacts.address) },
    { name: "Почтовый адрес", value: "совпадает с юридическим" },
    { name: "Телефон", value: <a href={telLink(contacts.phone)}>{contacts.phone}</a> },
    { name: "Эл. почта", value: <a href={`mailto:${contacts.email}`}>{contacts.email}</a> },
    { name: "НДС", value: owner.vat },
    { name: "Обмен документами", value: owner.documents },
  ];
}
