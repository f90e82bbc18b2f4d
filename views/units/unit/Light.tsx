import { sideName } from "../../content/sides.ts";
import { hours, type Sun, sunWords } from "../../content/sun.ts";
import { SunBars } from "../../drawings/SunBars.tsx";

/** Where the windows look, and how many hours of sun they have by month. */
export function Light({ sun }: { sun: Sun }) {
  const shaded = sun.months.some(({ open, clear }) => open - clear > 0.5);
  const [december, june] = [sun.other[11], sun.other[5]].map((month) => hours(month?.clear ?? 0));
  return (
    <section className="unit-part" id="sun">
      <h2>Окна на {sideName[sun.side]}</h2>
      <p>{sunWords(sun)}.</p>
      <figure className="drawn">
        <SunBars sun={sun} />
        <figcaption className="unit-note">
          {`Часов прямого солнца в день, при ясном небе, 21-го числа месяца. ${shaded ? "Светлое забирает тень соседних корпусов. " : "Тень соседних корпусов учтена. "}Для сравнения, с другой стороны этажа: в декабре ${december}, в июне ${june}.`}
        </figcaption>
      </figure>
    </section>
  );
}
