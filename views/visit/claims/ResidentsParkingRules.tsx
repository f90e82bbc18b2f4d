import type { ParkingMap } from "../../content/parking.ts";
import { metres } from "../../kit/format.ts";
import { Part } from "../../kit/Part.tsx";
import { Questions } from "../../kit/Questions.tsx";
import { Steps } from "../../kit/Steps.tsx";
import { href } from "../../routes.ts";
import { InCabinet } from "../InCabinet.tsx";
import type { ResidentsParkingPageProps } from "../visit-pages.ts";

type Props = Omit<ResidentsParkingPageProps, "park" | "others" | "department" | "claims">;

/** How residents get and use their places in this car park. */
export function ResidentsParkingRules({ map, cabinetUrl, chargingServiceId }: Props) {
  const cabinet = <InCabinet url={cabinetUrl} />;
  return (
    <>
      <Part>
        <h2 className="visually-hidden">Как получить место</h2>
        <Steps items={steps} />
      </Part>
      <Part ruled>
        <div className="columns-3">
          <div className="prose">
            <h2>Гость</h2>
            <p>
              Закажите пропуск в {cabinet}: фамилия, дата, номер. Гость встаёт в P1 или P2 по{" "}
              <a href={href("parking", {})}>тарифу для посетителей</a>; стоянку можно взять на свой счёт.
            </p>
          </div>
          <div className="prose">
            <h2>Курьер и такси</h2>
            <p>Пропуск не нужен. У входа 3 карман на четыре машины, остановка до пяти минут.</p>
          </div>
          <div className="prose">
            <h2>Грузовик</h2>
            <p>
              Разовый пропуск и окно на рампе — в {cabinet} накануне до 18:00, срочно — у диспетчера.{" "}
              <a href={`${href("route", {})}#truck`}>Памятка водителю</a>
            </p>
          </div>
        </div>
      </Part>
      <Part>
        <h2 className="visually-hidden">Вопросы и ответы</h2>
        <Questions items={questions(map, chargingServiceId)} />
      </Part>
    </>
  );
}

const steps = [
  { title: "Заявка", text: "Сколько мест и в какой зоне. Нет свободных — поставим в очередь." },
  { title: "Приложение к договору", text: "Отдел аренды готовит его за 2 рабочих дня." },
  { title: "Номера машин", text: "До трёх номеров на место: въедет та, что приехала первой." },
  { title: "Въезд", text: "Шлагбаум узнаёт номер. Изменения действуют через десять минут." },
];

function questions({ zones }: ParkingMap, chargingServiceId: number | undefined) {
  const low = zones.flatMap(({ name, height }) => (height ? [`${name}: до ${metres(height)}`] : []));
  return [
    {
      question: "Поместится ли высокая машина?",
      answer: `${low.length > 0 ? `${low.join("; ")}. В остальных зонах высота не ограничена.` : "Ограничение высоты указано на знаке у въезда."} Багажник на крыше и антенну считайте вместе с машиной.`,
    },
    {
      question: "Можно ли отказаться раньше срока?",
      answer: "Да, предупредив за 30 дней через кабинет. Неиспользованную предоплату зачтём в аренду.",
    },
    {
      question: "Сколько стоит зарядка?",
      answer: (
        <p>
          Время у поста входит в плату за место, оплачивается только электричество: общим счётом раз в месяц или картой.
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
      question: "Где ставить велосипед?",
      answer: (
        <p>
          Стойки бесплатны. Где какие — на странице{" "}
          <a href={`${href("residentsRoute", {})}#bicycle`}>«Дорога для резидентов»</a>.
        </p>
      ),
    },
  ];
}
