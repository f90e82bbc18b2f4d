import { ButtonLink } from "../../kit/Button.tsx";
import { DataTable } from "../../kit/DataTable.tsx";
import { number, plural, telLink } from "../../kit/format.ts";
import { PrintButton } from "../../kit/PrintButton.tsx";
import { Prose } from "../../kit/RichText.tsx";
import { Section } from "../../kit/Section.tsx";
import { href } from "../../routes.ts";
import { InCabinet } from "../../visit/InCabinet.tsx";
import { ParkFigure } from "../../visit/ParkFigure.tsx";
import type { ResidentsRoutePageProps } from "../../visit/residents-route-page.ts";
import { haveAll } from "../places.ts";
import { BusTimetable } from "./BusTimetable.tsx";
import { bicycleStands, truck } from "./way-facts.ts";

type Props = Omit<ResidentsRoutePageProps, "contacts" | "claims">;

/** The ways of those who work in this park: entrances, nights, the bus, bicycles, loads. */
export function ResidentsWays({ park, places, cabinetUrl, duty, securityServiceId }: Props) {
  const bicycles = bicycleStands(places);
  const stands = bicycles.reduce((sum, place) => sum + place.stands, 0);
  return (
    <>
      <Section title="Входы по пропуску" tone="white">
        <div className="halves">
          <DataTable
            caption="Входы и часы работы"
            captionHidden
            columns={[{ title: "Вход" }, { title: "Куда" }, { title: "По карте" }]}
            rows={entrances
              .filter(({ at }) => haveAll(places, ...at))
              .map(({ name, leads, hours }) => [name, leads, hours])}
          />
          <ParkFigure park={park} />
        </div>
      </Section>
      <Section title="Ночью и в выходные" id="night">
        <div className="halves">
          <Prose>
            <p>
              Своё помещение доступно круглосуточно тем, кто есть в списке компании. Список правит ответственный
              сотрудник в <InCabinet url={cabinetUrl} />; изменения действуют с вечера того же дня.
            </p>
            <p>
              С 22:00 до 7:00{" "}
              {haveAll(places, "1", "7", "8", "9") ? "открыты вход 1 и проходная складов." : "открыты не все входы."}{" "}
              Приложите карту и назовите охраннику номер помещения; если карты с собой нет, поможет паспорт.
            </p>
            {duty && (
              <p>
                Дежурная служба отвечает всегда: <a href={telLink(duty)}>{duty}</a>.
              </p>
            )}
          </Prose>
          <div className="panel stack">
            <p className="card-title">Забыли или потеряли карту?</p>
            <p>Временную выдаст охранник вашего корпуса до конца дня. Потерянную сразу заблокируйте в кабинете.</p>
            <div className="row">
              {securityServiceId !== undefined && (
                <ButtonLink href={href("service", { id: securityServiceId })} variant="outline">
                  Охрана и пропуска
                </ButtonLink>
              )}
              {cabinetUrl && (
                <ButtonLink href={cabinetUrl} variant="outline" external>
                  Кабинет арендатора
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
      </Section>
      <Section
        title="Автобус парка"
        id="bus"
        tone="white"
        link={{ href: `${href("route", {})}#metro`, text: "Дорога от метро" }}
      >
        <BusTimetable places={places} />
      </Section>
      <Section title="На велосипеде" id="bicycle">
        <div className="halves">
          <DataTable
            caption={`Велопарковка: ${plural(stands, "место", "места", "мест")}`}
            columns={[{ title: "Место" }, { title: "Стоек", numeric: true }, { title: "Навес" }]}
            rows={bicycles.map(({ place, stands, roof }) => [place, number(stands), roof ? "есть" : "нет"])}
          />
          <Prose>
            <p>
              Стойки бесплатны и открыты круглосуточно. Под навес{haveAll(places, "3") && " корпуса 3"} пускает карта
              доступа: попросите бюро пропусков её включить.
            </p>
            <p>
              Душевые и раздевалка{haveAll(places, "3") ? " — на первом этаже корпуса 3," : " открыты"} с 7:00 до 21:00.
              Шкаф занимают на день, замок приносят свой.
            </p>
            <p>По аллее с 8:30 до 10:00 велосипед просим вести: в это время здесь больше всего пешеходов.</p>
          </Prose>
        </div>
      </Section>
      <Section title="На машине и с грузом" tone="white">
        <div className="stack-l">
          <div className="halves">
            <Prose>
              <h3>Своя машина</h3>
              <p>
                {haveAll(places, "P3", "P4", "P5")
                  ? "Места резидентов — в зонах P3, P4 и P5"
                  : "Места закрепляют за компаниями"}
                , шлагбаум узнаёт номер круглосуточно. Тарифы и порядок — на странице{" "}
                <a href={href("residentsParking", {})}>«Парковка для резидентов»</a>.
              </p>
            </Prose>
            <Prose>
              <h3>Мебель, оборудование, переезд</h3>
              <p>
                В офисные корпуса крупное вносят через грузовой лифт: его бронируют вместе с материальным пропуском
                накануне. К складам едут отдельным въездом
                {haveAll(places, truck.zone) && `, ждут погрузки в зоне ${truck.zone}`} —{" "}
                <a href={`${href("route", {})}#truck`}>памятка водителю</a>.
              </p>
            </Prose>
          </div>
          <div className="row">
            <PrintButton />
          </div>
        </div>
      </Section>
    </>
  );
}

const entrances = [
  { name: "Вход 1", leads: "Корпуса 1 и 2, бюро пропусков", at: ["1", "2"], hours: "круглосуточно" },
  { name: "Вход 2", leads: "Галерея, корпус 6; корпуса 3 и 4", at: ["6", "3", "4"], hours: "7:00–22:00" },
  {
    name: "Вход 3",
    leads: "С Параллельного проезда, ближе всего к метро",
    at: [],
    hours: "7:00–22:00, ночью — по кнопке",
  },
  { name: "Вход 4", leads: "Корпус 5, парковка P4", at: ["5", "P4"], hours: "7:00–22:00" },
  { name: "Проходная складов", leads: "Корпуса 7, 8 и 9", at: ["7", "8", "9"], hours: "круглосуточно" },
];
