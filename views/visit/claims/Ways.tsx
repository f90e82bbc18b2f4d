import type { Contacts } from "../../content/park.ts";
import {
  bicycleStands,
  bicycleStandsTotal,
  busHours,
  busMinutes,
  busStops,
  cardEntrances,
  loadingHours,
  truck,
} from "../../park/claims/facts.ts";
import { href } from "../../routes.ts";
import { buildingWords, metres } from "../../ui/format.ts";
import { Part } from "../../ui/PageParts.tsx";
import { PhoneNumber } from "../../ui/PhoneNumber.tsx";
import { FactsTable } from "../../ui/Tables.tsx";
import { coordinatesText, InCabinet } from "../VisitParts.tsx";

/** The way on foot from the metro, step by step. */
export const WalkSteps = () => (
  <ol className="way-steps">
    <li>Из последнего вагона от центра налево, по эскалатору и снова налево: выход 3.</li>
    <li>Прямо вдоль остановок по освещённой дорожке, один переход, без ступеней.</li>
    <li>
      На входе 3 приложите код гостевого пропуска или назовите охраннику, к кому идёте; после 22:00 нажмите кнопку.
      Справа корпуса 1 и 2, слева 3 и 4, впереди галерея.
    </li>
  </ol>
);

const [, toFirst, ...stops] = busStops;

/** «По будням — бесплатный автобус: 5 минут до первого корпуса.» */
export const busLead = `По будням — бесплатный автобус: ${toFirst?.minutes} минут до первого корпуса.`;

const busWords = `${busHours}: утром и вечером каждые ${busMinutes.often} минут, днём — каждые ${busMinutes.seldom}. Билет и пропуск не нужны.`;

type Props = { contacts: Contacts; busServiceId: number | undefined };

/** The other ways to this park: bus, car and taxi, truck, without stairs. */
export function OtherWays({ contacts: { phone, coordinates, address }, busServiceId }: Props) {
  return (
    <Part>
      <div className="ways">
        <section id="bus">
          <h2>Автобус парка</h2>
          <p>
            {`Ходит от выхода 3 ${busWords} До корпуса 1 едет ${toFirst?.minutes} минут, до складов — ${stops.at(-1)?.minutes}.`}
            {busServiceId !== undefined && (
              <>
                {" "}
                <a href={href("service", { id: busServiceId })}>Об автобусе</a>
              </>
            )}
          </p>
        </section>
        <section id="car">
          <h2>Машина и такси</h2>
          <p>
            С Киевского шоссе удобнее въезд 1 и парковка P1, с Калужского — въезд 2 и P2. С 8:00 до 9:30 свободнее въезд
            2. Таксисту назовите адрес «{address.street}, вход 3». <a href={href("parking", {})}>Парковка и цены</a>
          </p>
        </section>
        <section id="truck">
          <h2>Грузовик</h2>
          <p>
            {`Въезжайте с запада, через ворота складов: пройдёт машина до ${truck.loadTonnesMax} т и ${metres(truck.heightMetresMax)}. Разгружаем ежедневно ${loadingHours}, подождать можно на ${truck.zone}. Пропуск закажет получатель.`}
            {coordinates && ` Точка для навигатора: ${coordinatesText(coordinates)}.`}
          </p>
        </section>
        <section id="access">
          <h2>Без ступеней</h2>
          <p>
            У всех офисных корпусов и галереи есть пандусы, лифты шире 110 см, широкие места — на P1. Позвоните за час,
            и мы встретим: <PhoneNumber phone={phone} />.
          </p>
        </section>
      </div>
    </Part>
  );
}

/** Entrances by card, with where they lead and their hours. */
export const CardEntrances = () => (
  <FactsTable
    rows={cardEntrances.map(({ name, leads, hours }) => ({
      name,
      value: (
        <>
          {leads} <small>{hours}</small>
        </>
      ),
    }))}
  />
);

type ResidentsProps = { cabinetUrl: string | undefined; securityServiceId: number | undefined };

/** The ways of those who work in this park: bus, bicycle, loads, a lost card. */
export function ResidentsWays({ cabinetUrl, securityServiceId }: ResidentsProps) {
  const roofed = bicycleStands.filter(({ roof }) => roof).map(({ building }) => building);
  return (
    <Part>
      <div className="ways">
        <section id="bus">
          <h2>Автобус</h2>
          <p>
            {`Ходит от метро ${busWords} `}
            <a href={href("route", {})}>Остановки и дорога от метро</a>
          </p>
        </section>
        <section id="bicycle">
          <h2>Велосипед</h2>
          <p>{`В парке ${bicycleStandsTotal} стоек, под навесом — у ${buildingWords(roofed, "genitive")}. Душевые и раздевалка — на первом этаже корпуса 3, с 7:00 до 21:00.`}</p>
        </section>
        <section>
          <h2>Груз и переезд</h2>
          <p>
            Мебель и технику поднимайте грузовым лифтом. Накануне закажите в <InCabinet url={cabinetUrl} /> лифт и
            материальный пропуск.
          </p>
        </section>
        <section>
          <h2>Потеряли карту доступа?</h2>
          <p>
            Временную карту до конца дня выдаст охранник корпуса. Потерянную сразу заблокируйте в кабинете.{" "}
            {securityServiceId !== undefined && (
              <a href={href("service", { id: securityServiceId })}>Охрана и пропуска</a>
            )}
          </p>
        </section>
      </div>
    </Part>
  );
}
