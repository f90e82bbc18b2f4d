import { number } from "../../ui/format.ts";
import { Part } from "../../ui/PageParts.tsx";
import { parkFacts } from "./facts.ts";

/** Who sees advertising in this park, and the way from an enquiry to a running advertisement. */
export function HowToAdvertise() {
  const { employees, visitorsADay, carsADay } = parkFacts;
  return (
    <Part>
      <div className="ways">
        <section>
          <h2>Кто увидит</h2>
          <p>
            {`${number(employees)} человек работают в парке, ${number(visitorsADay)} приходят за день, ${number(carsADay)} машин проезжают за сутки.`}
          </p>
        </section>
        <section>
          <h2>Как разместить</h2>
          <p>
            В рабочее время ответим за 15 минут: назовём свободные даты и составим медиаплан. Макет согласуем за два
            рабочих дня, в конце срока пришлём отчёт и снимки.
          </p>
        </section>
      </div>
    </Part>
  );
}
