import type { ParkingMap } from "../../content/parking.ts";
import { metres } from "../../kit/format.ts";
import { Questions } from "../../kit/Questions.tsx";
import { Section } from "../../kit/Section.tsx";
import { Steps } from "../../kit/Steps.tsx";
import { href } from "../../routes.ts";
import { InCabinet } from "../../visit/InCabinet.tsx";
import { ParkingDepartment } from "../../visit/ParkingDepartment.tsx";
import { factsOfZone } from "../../visit/parking-facts.ts";
import type { ResidentsParkingPageProps } from "../../visit/residents-parking-page.ts";
import { haveAll, type Places } from "../places.ts";
import { bicycleStands } from "./way-facts.ts";

type Props = Omit<ResidentsParkingPageProps, "park" | "claims">;

/** How residents get and use their places in this car park. */
export function ResidentsParkingRules({ map, places, cabinetUrl, department, chargingServiceId }: Props) {
  const cabinet = <InCabinet url={cabinetUrl} />;
  return (
    <>
      <Section title="Как получить место" tone="white">
        <div className="stack-l">
          <Steps
            items={[
              {
                title: "Заявка",
                text: "Напишите нам, сколько мест нужно и в какой зоне. Если свободных нет, поставим в очередь и позвоним.",
                note: "в тот же день",
              },
              {
                title: "Приложение к договору",
                text: "Отдел аренды готовит приложение к вашему договору: зона, число мест, срок.",
                note: "2 рабочих дня",
              },
              {
                title: "Номера машин",
                text: "Внесите их в кабинете арендатора. На одно место можно записать до трёх номеров: пропустим ту машину, которая приехала первой.",
                note: "5 минут",
              },
              {
                title: "Въезд",
                text: "Шлагбаум узнаёт номер. Изменения в списке действуют через десять минут.",
                note: "сразу",
              },
            ]}
          />
          {department && <ParkingDepartment department={department} />}
        </div>
      </Section>
      <Section title="Гости, курьеры, грузы">
        <div className="thirds">
          <div className="prose">
            <h3>Гость на машине</h3>
            <p>
              Закажите пропуск в {cabinet}: фамилия, дата, номер. Гость встаёт{" "}
              {haveAll(places, "P1", "P2") && "в зоне P1 или P2 "}по{" "}
              <a href={href("parking", {})}>тарифу для посетителей</a>; его стоянку можно взять на свой счёт.
            </p>
          </div>
          <div className="prose">
            <h3>Курьер и такси</h3>
            <p>
              Пропуск не нужен. У входа 3 есть карман на четыре машины, остановка — до пяти минут. В зонах для
              посетителей начало стоянки бесплатно.
            </p>
          </div>
          <div className="prose">
            <h3>Грузовик</h3>
            <p>
              Разовый пропуск на номер машины и окно на рампе заказывают в {cabinet} накануне до 18:00, срочно — у
              диспетчера. <a href={`${href("route", {})}#truck`}>Памятка водителю</a> печатается на одном листе.
            </p>
          </div>
        </div>
      </Section>
      <Section title="Вопросы и ответы" tone="white">
        <Questions items={questions(map, places, chargingServiceId)} />
      </Section>
    </>
  );
}

function questions({ zones }: ParkingMap, places: Places, chargingServiceId: number | undefined) {
  const low = zones.filter((zone) => factsOfZone(zone, places)?.heightMetres);
  return [
    {
      question: "Поместится ли высокая машина?",
      answer: low.length
        ? `${low.map((zone) => `${zone.name}: до ${metres(factsOfZone(zone, places)?.heightMetres ?? 0)}`).join("; ")}. На остальных зонах высота не ограничена. Багажник на крыше и антенну считайте вместе с машиной.`
        : "Ограничение высоты указано на знаке у въезда. Багажник на крыше и антенну считайте вместе с машиной.",
    },
    {
      question: "Сколько стоит зарядка для резидента?",
      answer: (
        <p>
          Время у поста входит в плату за место, оплачивается только электричество: картой доступа, общим счётом раз в
          месяц, или банковской картой.
          {chargingServiceId !== undefined && (
            <>
              {" "}
              <a href={href("service", { id: chargingServiceId })}>Цены на зарядку</a>
            </>
          )}
        </p>
      ),
    },
    {
      question: "Можно ли отказаться от места раньше срока?",
      answer: "Да, предупредив за 30 дней через кабинет. Неиспользованную часть предоплаты зачтём в аренду.",
    },
    {
      question: "Где ставить велосипед?",
      answer: (
        <p>
          {bicycleStands(places).length > 0 ? "Стойки бесплатны. Где какие" : "Стойки бесплатны. Подробнее"} — на
          странице <a href={`${href("residentsRoute", {})}#bicycle`}>«Как добраться: резидентам»</a>.
        </p>
      ),
    },
  ];
}
