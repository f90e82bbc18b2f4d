import type { Park } from "../../content/park.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { number, plural } from "../../kit/format.ts";
import { Part } from "../../kit/Part.tsx";
import { bicycleStands } from "../../park/claims/way-facts.ts";
import { href } from "../../routes.ts";

type Props = { chargingPosts: number | undefined; showing: string; texts: Park["texts"] };

/** How this park is kept safe, what makes a day there easier, and how to see it. */
export function ParkInside({ chargingPosts, showing, texts }: Props) {
  const stands = bicycleStands.reduce((sum, place) => sum + place.stands, 0);
  return (
    <Part ruled>
      <div className="columns-3">
        <div>
          <h2>Безопасность</h2>
          <ul className="dash">
            <li>Посты во всех корпусах, обход каждые два часа</li>
            <li>Записи камер храним 30 дней</li>
            <li>В офисы — по карте или пропуску, в галерею — свободно</li>
            <li>Учения и безопасные зоны на каждом этаже</li>
          </ul>
        </div>
        <div>
          <h2>Быт</h2>
          <ul className="dash">
            {stands > 0 && (
              <li>
                {`${plural(stands, "место", "места", "мест")} для велосипедов${bicycleStands.some(({ roof }) => roof) ? ", часть под крышей" : ""}`}
              </li>
            )}
            {!!chargingPosts && <li>{`${number(chargingPosts)} зарядных постов для машин`}</li>}
            <li>Раздельный сбор в каждом корпусе</li>
            <li>Пандусы, лифты, места для людей с инвалидностью</li>
          </ul>
        </div>
        <div>
          <h2>Приезжайте посмотреть</h2>
          <p>{showing}</p>
          <p>
            <EnquiryLink form="callback">Договориться о показе</EnquiryLink>
          </p>
          <p className="row">
            {texts.agreement && <a href={href("agreement", {})}>Соглашение</a>}{" "}
            {texts.labor_protection && <a href={href("laborProtection", {})}>Охрана труда</a>}
          </p>
        </div>
      </div>
    </Part>
  );
}
