import { Part } from "../../kit/Part.tsx";
import { BicycleBars } from "../../park/claims/BicycleBars.tsx";
import { BusRuler } from "../../park/claims/BusRulers.tsx";
import { truck } from "../../park/claims/way-facts.ts";
import { href } from "../../routes.ts";
import type { ResidentsRoutePageProps } from "../visit-pages.ts";

type Props = Pick<ResidentsRoutePageProps, "securityServiceId">;

/** The ways of those who work in this park: the bus, bicycles, loads, a lost card. */
export function ResidentsWays({ securityServiceId }: Props) {
  return (
    <Part>
      <div className="columns-3">
        <div className="prose" id="bus">
          <h2>Автобус</h2>
          <BusRuler />
          <p>
            <a href={`${href("route", {})}#metro`}>Остановки и дорога от метро</a>
          </p>
        </div>
        <div className="prose" id="bicycle">
          <BicycleBars />
          <p>
            Душевые и раздевалка на первом этаже корпуса 3, с 7:00 до 21:00. По аллее с 8:30 до 10:00 велосипед ведут.
          </p>
        </div>
        <div>
          <section className="prose">
            <h2>Груз и переезд</h2>
            <p>
              Крупное в офис — грузовым лифтом: бронь вместе с материальным пропуском накануне. К складам — отдельный
              въезд, ждать в {truck.zone}. <a href={`${href("route", {})}#truck`}>Памятка водителю</a>
            </p>
          </section>
          <section className="prose">
            <h2>Потеряли карту?</h2>
            <p>
              Временную выдаст охранник корпуса до конца дня. Потерянную сразу заблокируйте в кабинете.{" "}
              {securityServiceId !== undefined && (
                <>
                  <a href={href("service", { id: securityServiceId })}>Охрана и пропуска</a>.{" "}
                </>
              )}
              <a href={href("residentsParking", {})}>Парковка резидентов</a>.
            </p>
          </section>
        </div>
      </div>
    </Part>
  );
}
