import type { Contacts } from "../../content/park.ts";
import { telLink } from "../../kit/format.ts";
import { Part } from "../../kit/Part.tsx";
import { TruckRules } from "../../park/claims/TruckRules.tsx";
import { parkName } from "../../park/park-name.ts";
import { href } from "../../routes.ts";
import { coordinatesText } from "../map-links.ts";

type Props = { contacts: Contacts; busServiceId: number | undefined };

/** The ways to this park by car, truck and taxi, and with reduced mobility. `busServiceId` is the page of the bus. */
export function WaysInDetail({ contacts, busServiceId }: Props) {
  const coordinates = contacts.coordinates && coordinatesText(contacts.coordinates);
  return (
    <Part>
      <div className="columns-3">
        <div className="prose" id="car">
          <h2>На машине</h2>
          <p>
            <strong>По Киевскому шоссе от МКАД.</strong> Съезд к «Саларьево», через 900 м направо по указателю{" "}
            {parkName.quoted} на Параллельный проезд. Въезд 1 — справа, зона P1.
          </p>
          <p>
            <strong>По Калужскому шоссе.</strong> Через Мосрентген к Параллельному проезду, парк слева. Въезд 2 ведёт к
            галерее и P2.
          </p>
          <p>
            С 8:00 до 9:30 у въезда 1 бывает очередь, въезд 2 свободнее.{" "}
            <a href={href("parking", {})}>Парковка и тарифы</a>
          </p>
        </div>
        <div>
          <section className="prose">
            <h2 id="taxi">Такси</h2>
            <p>
              Вход 3: карман на четыре машины, остановка до пяти минут. Водителю: «{contacts.address.street}, вход 3».
            </p>
          </section>
          <section className="prose">
            <h2 id="access">Маломобильным</h2>
            <ul>
              <li>Широкие места в P1 — в 30 м от пандуса корпуса 1.</li>
              <li>Пандусы 5 % у офисных корпусов и галереи, лифты шире 110 см.</li>
              <li>
                Один автобус низкопольный
                {busServiceId !== undefined && (
                  <>
                    : <a href={href("service", { id: busServiceId })}>об автобусе подробнее</a>
                  </>
                )}
                .
              </li>
              <li>
                Встретим, если позвонить за час: <a href={telLink(contacts.phone)}>{contacts.phone}</a>.
              </li>
            </ul>
          </section>
        </div>
        <TruckRules isLeaflet coordinates={coordinates} />
      </div>
    </Part>
  );
}
