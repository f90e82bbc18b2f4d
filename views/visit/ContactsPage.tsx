import { ParkPlan } from "../drawings/ParkPlan.tsx";
import { ButtonLink, ExternalLink } from "../kit/Button.tsx";
import { CallToAction } from "../kit/CallToAction.tsx";
import { CardGrid } from "../kit/Card.tsx";
import { CopyButton } from "../kit/CopyButton.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { telLink } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { PrintButton } from "../kit/PrintButton.tsx";
import { Section } from "../kit/Section.tsx";
import type { Body, Contacts, Site } from "../park/park.ts";
import { parkName } from "../park/park-name.ts";
import { haveAll, type Places } from "../park/places.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { ContactCard } from "./ContactCard.tsx";
import { MapSlot } from "./MapSlot.tsx";
import { WayButtons } from "./WayButtons.tsx";
import { owner } from "./way-facts.ts";

/** What the page of contacts shows. `hasMap`: the third-party map may be offered. */
export type ContactsPageProps = {
  contacts: Contacts;
  bodies: Body[];
  site?: Site | undefined;
  places: Places;
  hasMap: boolean;
  cabinetUrl: string;
};

/** The departments, the office on the park's scheme, the owner's legal details, a call back. */
export function ContactsPage({ contacts, bodies, site, places, hasMap, cabinetUrl }: ContactsPageProps) {
  return (
    <>
      <PageHeading
        title="Контакты"
        lead={`Справочная парка работает ${contacts.workingHours.replace(/^Пн–Пт/, "по будням")}.`}
      >
        <div className="row">
          <ButtonLink href={telLink(contacts.phone)}>{contacts.phone}</ButtonLink>
          <ButtonLink href={`mailto:${contacts.email}`} variant="outline">
            {contacts.email}
          </ButtonLink>
          <RequestLink form="callback" variant="outline">
            Написать нам
          </RequestLink>
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
            <p className="muted">
              Вы уже арендатор? Заявку инженеру, пропуск и счёт удобнее оформить в{" "}
              <ExternalLink href={cabinetUrl}>кабинете арендатора</ExternalLink>.
            </p>
          </div>
        </Section>
      )}
      <Where contacts={contacts} bodies={bodies} site={site} places={places} hasMap={hasMap} />
      <Section title="Реквизиты" tone="white">
        <div className="stack-l">
          <FactsTable columns={2} rows={legalDetails(contacts)} />
          <p className="muted">
            Полную карточку организации с банковскими реквизитами пришлёт бухгалтерия: напишите, для какого договора.
          </p>
          <div className="row">
            <PrintButton />
          </div>
        </div>
      </Section>
      <CallToAction
        title="Перезвоним сами"
        text="Оставьте номер: в рабочее время звоним в течение 15 минут, вечером и в выходные — следующим рабочим утром."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
    </>
  );
}

function Where({ contacts, bodies, site, places, hasMap }: Omit<ContactsPageProps, "cabinetUrl">) {
  const office = bodies.find(({ number }) => number === owner.officeBody);
  const address = addressOf(contacts);
  return (
    <Section title="Где нас найти" link={{ href: href("route", {}), text: "Как добраться" }}>
      <div className="halves">
        <div className="stack">
          <p className="lead">{address}</p>
          {office && (
            <p>
              Офис управляющей компании и бюро пропусков — корпус {office.number}, этаж {owner.officeFloor}, от главного
              входа направо. Для визита в отделы нужен пропуск: назовите фамилию, когда договариваетесь о встрече, и
              возьмите паспорт.
            </p>
          )}
          <p>
            {haveAll(places, "1", "P1")
              ? "На машине встаньте в зоне P1 у корпуса 1"
              : "Где поставить машину и сколько это стоит"}{" "}
            — <a href={href("parking", {})}>тарифы парковки</a>.
          </p>
          <div className="row">
            <CopyButton text={address} done="Адрес скопирован">
              Скопировать адрес
            </CopyButton>
          </div>
          <WayButtons coordinates={contacts.coordinates} mode="car" />
          {hasMap && <MapSlot coordinates={contacts.coordinates} title={`Карта: ${parkName.nominative}`} />}
        </div>
        {bodies.some(({ place }) => place) && (
          <figure className="figure">
            <ParkPlan
              bodies={bodies}
              site={site}
              lat={contacts.coordinates.lat}
              active={office?.id}
              linkTo={(body) => href("plan", {}, { body: body.id })}
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

const addressOf = ({ address: { postalCode, locality, street } }: Contacts) =>
  `${postalCode}, г. ${locality}, ${street}`;

function legalDetails(contacts: Contacts) {
  return [
    { name: "Организация", value: owner.name },
    { name: "ИНН", value: owner.inn },
    { name: "Юридический адрес", value: addressOf(contacts) },
    { name: "Почтовый адрес", value: "совпадает с юридическим" },
    { name: "Телефон", value: <a href={telLink(contacts.phone)}>{contacts.phone}</a> },
    { name: "Эл. почта", value: <a href={`mailto:${contacts.email}`}>{contacts.email}</a> },
    { name: "НДС", value: "общая система, ставка 22 %" },
    { name: "Обмен документами", value: "бумажный или электронный, по соглашению" },
  ];
}
