import { number } from "../../kit/format.ts";
import { Part } from "../../kit/Part.tsx";
import { Steps } from "../../kit/Steps.tsx";
import { parkFacts } from "./park-facts.ts";

/** Who sees advertising in this park, and the way from an enquiry to a running advertisement. */
export function HowToAdvertise() {
  return (
    <Part ruled>
      <div className="columns-2">
        <div>
          <h2>Кто увидит</h2>
          <p className="audience">
            <span>
              <b className="num">{number(parkFacts.employees)}</b> работают в парке{" "}
            </span>
            <span>
              <b className="num">{number(parkFacts.visitorsADay)}</b> приходят за день{" "}
            </span>
            <span>
              <b className="num">{number(parkFacts.carsADay)}</b> машин проезжают за сутки
            </span>
          </p>
          <p>Сотрудник проходит мимо экрана в среднем четыре раза за день: утром, дважды в обед и вечером.</p>
        </div>
        <div>
          <h2>Как разместить</h2>
          <Steps items={steps} />
        </div>
      </div>
    </Part>
  );
}

const steps = [
  { title: "Заявка", text: "Пришлём свободные дни и медиаплан за 15 минут." },
  { title: "Макет", text: "По требованиям к поверхности. Пропорции подправим." },
  { title: "Согласование", text: "Два рабочих дня, по закону о рекламе." },
  { title: "Запуск", text: "В назначенный день. В конце срока — отчёт и снимки." },
];
