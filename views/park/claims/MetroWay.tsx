import { haveAll, type Places } from "../places.ts";
import { BusRuler, StopsRuler } from "./BusRulers.tsx";
import { WalkRuler } from "./WalkRuler.tsx";
import { metro } from "./way-facts.ts";

/** The way without a car: on foot from the metro, and by the park's bus. */
export function MetroWay({ places }: { places: Places }) {
  return (
    <>
      <section>
        <h2 id="metro">Пешком от метро</h2>
        <WalkRuler />
        <p>
          {`Из последнего вагона от центра — налево, по эскалатору и снова налево, к выходу ${metro.exit}. Прямо вдоль остановок по освещённой дорожке без ступеней, один переход. Вход 3: пандус, навес, турникеты. `}
          {haveAll(places, "1", "2", "3", "4")
            ? "Дальше прямо: корпуса 1 и 2 справа, 3 и 4 слева, за ними галерея."
            : "Дальше прямо: номера корпусов написаны на указателях."}
        </p>
      </section>
      <section>
        <h2 id="bus">Автобус парка</h2>
        <StopsRuler places={places} />
        <p>По рабочим дням, билет и пропуск не нужны.</p>
        <BusRuler />
      </section>
    </>
  );
}
