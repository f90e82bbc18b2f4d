import type { ReactNode } from "react";
import type { Building, Department } from "../content/park.ts";
import { type ParkingMap, type ParkingZone, spacesIn } from "../content/parking.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { residentsParking, visitorsParking } from "../park/claims/texts.ts";
import { href } from "../routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { buildingWords, metres, phrase, plural, rubles, upperFirst } from "../ui/format.ts";
import { isBlank } from "../ui/html.ts";
import { PageHead, Questions } from "../ui/PageParts.tsx";
import { PhoneNumber } from "../ui/PhoneNumber.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RichText } from "../ui/RichText.tsx";
import { FactsTable } from "../ui/Tables.tsx";
import { PlaceDrawing } from "./PlaceDrawing.tsx";
import { SubjectTabs } from "./VisitParts.tsx";

/** `residents` is the map of the residents' own page. */
type VisitorsProps = Pick<CommonProps, "park" | "claims"> & { map: ParkingMap; residents: ParkingMap };

/** The car park: for visitors what it costs, where to stand, how to pay; below it the residents' zones. */
export function ParkingPage({ map, residents, park, claims }: VisitorsProps) {
  const tariffs = map.zones.map(({ tariff }) => tariff);
  const common = new Set(tariffs).size === 1 && tariffs[0];
  const monthly = residents.zones.flatMap(({ monthly: rent = [] }) => rent);
  return (
    <>
      <PageHead title={map.title} lead={common ? `${common}.` : forWhom(map, "гостей и покупателей")}>
        <SubjectTabs subject="parking" current="visitors" />
      </PageHead>
      <ParkingPlan heading="Где встать" map={map} park={park} priced={!common} isNamed>
        {claims && <p>{visitorsParking}</p>}
      </ParkingPlan>
      <ParkingPlan heading={residents.title} map={residents} park={park} priced zonesAt={href("residentsParking", {})}>
        <p>
          Снимаете у нас?{" "}
          <a href={href("residentsParking", {})}>
            {monthly.length > 0 ? `Место от ${rubles(Math.min(...monthly))} в месяц` : "Парковка для арендаторов"}
          </a>
        </p>
      </ParkingPlan>
      <OwnWords map={map} />
    </>
  );
}

/** `department` signs the contracts. */
type ResidentsProps = Pick<CommonProps, "park" | "cabinetUrl" | "claims"> & {
  map: ParkingMap;
  department: Department | undefined;
};

/** The car park for residents: zones with what a place costs a month, and how to get one. */
export function ResidentsParkingPage({ map, park, cabinetUrl, department, claims }: ResidentsProps) {
  return (
    <>
      <PageHead
        title={map.title}
        lead={forWhom(map, "тех, кто работает в парке")}
        action={
          <>
            <EnquiryLink params={{ about: "parking" }}>Попросить места</EnquiryLink>{" "}
            {cabinetUrl && (
              <ButtonLink href={cabinetUrl} variant="outline" external>
                Кабинет арендатора
              </ButtonLink>
            )}
          </>
        }
      >
        <SubjectTabs subject="parking" current="residents" />
      </PageHead>
      <ParkingPlan heading="Где встать" map={map} park={park} priced isNamed>
        {claims && <p>{residentsParking}</p>}
        {department && (
          <p>
            {department.name}: <PhoneNumber phone={department.phone} />.
          </p>
        )}
      </ParkingPlan>
      <OwnWords map={map} />
    </>
  );
}

/** «540 мест для гостей и покупателей.» */
function forWhom({ zones }: ParkingMap, whom: string): string {
  const spaces = spacesIn(zones);
  return spaces > 0 ? `${plural(spaces, "место", "места", "мест")} для ${whom}.` : `Для ${whom}.`;
}

/** `priced`: each zone says its own tariff; `isNamed`: links lead to its zones. */
type PlanProps = {
  heading: string;
  map: ParkingMap;
  park: CommonProps["park"];
  priced: boolean;
  isNamed?: boolean;
  /** The page whose zones have the links' names; without it this one. */
  zonesAt?: string;
  children: ReactNode;
};

function ParkingPlan({ heading, map, park, priced, isNamed = false, zonesAt, children }: PlanProps) {
  return (
    <PlaceDrawing
      park={{ ...park, site: park.site && { ...park.site, stops: [] } }}
      zones={map.zones}
      gates={isForCars}
      zonesAt={zonesAt}
    >
      <h2>{heading}</h2>
      {map.zones.length > 0 ? (
        <ZoneRows zones={map.zones} priced={priced} isNamed={isNamed} buildings={park.buildings} />
      ) : (
        <p>Схемы парковок и тарифов пока нет: напишите или позвоните, подскажем.</p>
      )}
      {children}
    </PlaceDrawing>
  );
}

const isForCars = ({ kind }: { kind: string }) => kind === "car";

/** The car park in the content's own words and picture; our sharing picture is no map. */
function OwnWords({ map }: { map: ParkingMap }) {
  const image = map.image?.src.startsWith("/og/") ? undefined : map.image;
  if (!image && isBlank(map.description)) return null;
  const answer = (
    <>
      <RichText html={map.description} />
      {image && (
        <figure>
          <Picture image={image} place="map" />
          {image.alt && <figcaption>{image.alt}</figcaption>}
        </figure>
      )}
    </>
  );
  return (
    <div className="wrap part">
      <Questions items={[{ question: "Подробно о парковке", answer }]} />
    </div>
  );
}

type Props = { zones: readonly ParkingZone[]; priced: boolean; isNamed: boolean; buildings: readonly Building[] };

const places = (n: number) => plural(n, "место", "места", "мест");

/** Each zone once: its sign as on the plan, its place, its spaces and limits, and what it costs. */
function ZoneRows({ zones, priced, isNamed, buildings }: Props) {
  const isFirst = ({ code }: ParkingZone, at: number) => zones.findIndex((zone) => zone.code === code) === at;
  return (
    <FactsTable
      className="facts zones"
      rows={zones.map((zone, at) => {
        const { code, spaces, levels, accessible, chargers, height, tariff } = zone;
        const notes = phrase(
          spaces > 0 && places(spaces),
          levels && levels > 1 && plural(levels, "уровень", "уровня", "уровней"),
          height && `высота до ${metres(height)}`,
          accessible && `${places(accessible)} для людей с инвалидностью`,
          chargers && plural(chargers, "зарядный пост", "зарядных поста", "зарядных постов"),
        );
        return {
          id: isNamed && code && isFirst(zone, at) ? `zone-${code}` : undefined,
          name: code ?? "P",
          value: (
            <>
              {placeOf(zone, buildings)} {notes && <small>{notes}</small>}{" "}
              {priced && tariff && (
                <small>
                  <b>{tariff}</b>
                </small>
              )}
            </>
          ),
        };
      })}
    />
  );
}

/** «открытая, у корпусов 1 и 2»: the name without its sign, and the buildings beside it. */
function placeOf(zone: ParkingZone, buildings: readonly Building[]): string {
  const { code, name } = zone;
  const rest = code && name.startsWith(code) ? name.slice(code.length).replace(/^[,\s]+/, "") : name;
  const words = phrase(...new Set([rest, besideWords(zone, buildings)])) || name;
  return upperFirst(words);
}

/** Where a zone lies, by the buildings that it names: "у корпусов 1 и 2", "у галереи"; undefined where none exists. */
export function besideWords({ near = [] }: ParkingZone, buildings: readonly Building[]): string | undefined {
  const there = buildings.filter(({ number }) => near.includes(number));
  const [only] = there;
  if (!only) return undefined;
  if (there.length === 1 && only.use === "trade_area") return "у галереи";
  const labels = there.map(({ number }) => number);
  return `у ${buildingWords(labels, "genitive")}`;
}
