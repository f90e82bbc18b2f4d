import { CallToAction } from "../kit/CallToAction.tsx";
import { FactsRow } from "../kit/FactsRow.tsx";
import { number, plural } from "../kit/format.ts";
import { PageHeading } from "../kit/PageHeading.tsx";
import { Prose } from "../kit/RichText.tsx";
import { Section } from "../kit/Section.tsx";
import { ParkSystems } from "../park/ParkSystems.tsx";
import { ParkTimeline } from "../park/ParkTimeline.tsx";
import type { Body } from "../park/park.ts";
import { parkFacts } from "../park/park-facts.ts";
import { areaInShort, bodiesInWords, counted, floorsIn, lettableArea } from "../park/park-figures.ts";
import { milestones } from "../park/park-history.ts";
import { parkName } from "../park/park-name.ts";
import { placesOf } from "../park/places.ts";
import { RequestLink } from "../requests/RequestLink.tsx";
import { href } from "../routes.ts";
import { BuildingsTable } from "../units/BuildingsTable.tsx";
import type { Pavilion } from "../units/pavilion.ts";
import { bicycleStands } from "../visit/way-facts.ts";

/** What the page about the park shows; units, places and posts may be unknown. */
export type AboutProps = {
  bodies: Body[];
  units: Pavilion[] | undefined;
  parkingSpaces: number | undefined;
  chargingPosts: number | undefined;
};

/** The park: its buildings in figures, its years, what it runs on, its rules. */
export function AboutPage({ bodies, units, parkingSpaces, chargingPosts }: AboutProps) {
  const area = lettableArea(bodies);
  const years = milestones(bodies);
  const places = placesOf(bodies, []);
  const bicycles = bicycleStands(places);
  const stands = bicycles.reduce((sum, place) => sum + place.stands, 0);
  const words = bodiesInWords(bodies);
  const cars = counted(parkingSpaces ?? 0, "место", "места", "мест");
  const floors = counted(floorsIn(bodies), "этаж", "этажа", "этажей");
  return (
    <>
      <PageHeading
        title={`О бизнес-парке`}
        lead={
          bodies.length > 0
            ? `${words} на одной территории: офисы, торговая галерея и склады, между которыми можно ходить пешком.`
            : `Офисы, торговая галерея и склады на одной территории: между ними можно ходить пешком.`
        }
      />
      <Section tone="white">
        <div className="stack-l">
          <Prose>
            <p>
              {`${parkName.quoted} строилась постепенно${years[0] ? `: первый корпус открыли в ${years[0].year} году` : ""}. Парк принадлежит одному собственнику, и сдаёт помещения он сам. Поэтому у аренды нет комиссии, условия во всех корпусах одинаковые, а вопросы решаются в одном кабинете.`}
            </p>
            <p>
              {`Здесь работают около ${number(parkFacts.employees)} человек. Компания снимает офис в одном корпусе, держит склад в соседнем, а обедает и встречает гостей в галерее. Эксплуатацию, охрану и уборку ведут свои службы: подрядчика не нужно ждать и искать.`}
            </p>
          </Prose>
          <FactsRow
            facts={[
              ...(area ? [{ figure: areaInShort(area), text: "арендуемой площади" }] : []),
              ...(floorsIn(bodies) > 0 ? [{ figure: floors.figure, text: `${floors.noun} во всех корпусах` }] : []),
              ...(parkingSpaces ? [{ figure: cars.figure, text: `${cars.noun} на парковках` }] : []),
              { figure: number(parkFacts.employees), text: "человек работают в парке, примерно" },
            ]}
          />
        </div>
      </Section>
      {bodies.length > 0 && (
        <Section
          title="Корпуса"
          link={{ href: href("plan", {}), text: "Схема корпусов" }}
          lead={
            units &&
            `${units.length > 0 ? `Сейчас можно снять ${plural(units.length, "помещение", "помещения", "помещений")}` : "Сейчас всё занято"}. Номер корпуса ведёт на его этажи.`
          }
        >
          <BuildingsTable bodies={bodies} units={units} />
        </Section>
      )}
      {years.length > 0 && (
        <Section title="Как строился парк" tone="white">
          <ParkTimeline milestones={years} />
        </Section>
      )}
      <Section title="Инженерия">
        <ParkSystems places={places} />
      </Section>
      <Section tone="white">
        <div className="halves">
          <div className="stack">
            <h2>Безопасность</h2>
            <ul className="list-check">
              <li>Посты охраны во всех корпусах, обход территории каждые два часа</li>
              <li>Камеры в холлах и на территории, записи храним 30 дней</li>
              <li>Вход в офисные корпуса по карте или гостевому пропуску, в галерею — свободный</li>
              <li>Доступ в своё помещение ночью и в выходные — по списку арендатора</li>
              <li>Учения по эвакуации и безопасные зоны с кнопкой связи на каждом этаже</li>
            </ul>
          </div>
          <div className="stack">
            <h2>Экология и быт</h2>
            <ul className="list-check">
              {stands > 0 && (
                <li>
                  {`Велопарковки на ${plural(stands, "место", "места", "мест")}${bicycles.some(({ roof }) => roof) ? ", часть — под крышей" : ""}`}
                </li>
              )}
              {!!chargingPosts && <li>{`Зарядных постов для машин: ${number(chargingPosts)}`}</li>}
              <li>Раздельный сбор бумаги, пластика и стекла в каждом корпусе</li>
              <li>Пешеходная аллея от офисов к галерее с кафе, аптекой и магазинами</li>
              <li>Пандусы, лифты и места на парковке для людей с инвалидностью</li>
            </ul>
          </div>
        </div>
      </Section>
      <Section title="Правила парка">
        <Prose>
          <p>
            Въезд, стоянка и пропуска описаны на страницах <a href={href("parking", {})}>парковки</a> и{" "}
            <a href={href("residentsRoute", {})}>дороги для резидентов</a>. Как устроена безопасность работ, сказано в
            разделе <a href={href("laborProtection", {})}>«Охрана труда»</a>. Условия использования сайта — в{" "}
            <a href={href("agreement", {})}>пользовательском соглашении</a>, обращение с личными данными — в{" "}
            <a href={href("privacy", {})}>политике конфиденциальности</a>.
          </p>
        </Prose>
      </Section>
      <CallToAction
        title="Приезжайте посмотреть"
        text="Показ занимает 30–40 минут. Пропуск для машины оформим заранее."
      >
        <RequestLink form="callback">Написать нам</RequestLink>
      </CallToAction>
    </>
  );
}
