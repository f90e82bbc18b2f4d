import type { Building } from "../../content/park.ts";
import { number, plural } from "../../kit/format.ts";
import { Section } from "../../kit/Section.tsx";
import { placesOf } from "../places.ts";
import { ParkSystems } from "./ParkSystems.tsx";
import { bicycleStands } from "./way-facts.ts";

/** What this park runs on, how it is kept safe, and what makes a day there easier. */
export function ParkInside({ buildings, chargingPosts }: { buildings: Building[]; chargingPosts: number | undefined }) {
  const places = placesOf(buildings, []);
  const bicycles = bicycleStands(places);
  const stands = bicycles.reduce((sum, place) => sum + place.stands, 0);
  return (
    <>
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
    </>
  );
}
