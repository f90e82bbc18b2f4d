import { BusRuler, StopsRuler } from "./BusRulers.tsx";
import { WalkRuler } from "./WalkRuler.tsx";
import { metro } from "./way-facts.ts";

/** The way without a car: on foot from the metro, and by the park's bus. */
export function MetroWay() {
  return (
    <>
      <section>
        <h2 id="metro">Пешком от метро</h2>
        <WalkRuler />
        <p>
          {`Из последнего вагона от центра — налево, по эскалатору и снова налево, к выходу ${metro.exit}. Прямо вдоль остановок по освещённой дорожке без ступеней, один переход. Вход 3: пандус, навес, турникеты. `}
          Дальше прямо: корпуса 1 и 2 справа, 3 и 4 слева, за ними галерея.
        </p>
      </section>
      <section>
        <h2 id="bus">Автобус парка</h2>
        <StopsRuler />
        <p>По рабочим дням, билет и пропуск не нужны.</p>
        <BusRuler />
      </section>
    </>
  );
}
