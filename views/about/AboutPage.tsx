import type { Building, CategoryId } from "../content/park.ts";
import type { Unit } from "../content/unit.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import type { CommonProps } from "../layout/define-page.ts";
import { history } from "../park/claims/facts.ts";
import { headPicture } from "../park/ModelFigure.tsx";
import { parkName } from "../park/park-name.ts";
import { areaInShort, buildingsInWords, lettableArea } from "../park/park-words.ts";
import { managerOf, PersonCard } from "../people/PersonCard.tsx";
import { href } from "../routes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { buildingTitle, number, phrase, plural } from "../ui/format.ts";
import { PageHead, Part } from "../ui/PageParts.tsx";
import { FactsTable } from "../ui/Tables.tsx";
import { Promises } from "./claims/Promises.tsx";

/** Units, parking spaces and charging posts may be unknown. */
type Props = Pick<CommonProps, "buildings" | "contacts" | "claims" | "park" | "model"> & {
  units: Unit[] | undefined;
  parkingSpaces: number | undefined;
  chargingPosts: number | undefined;
};

/** The park: what a tenant can count on, its buildings with what is free, its history, whom to visit. */
export function AboutPage(props: Props) {
  const { buildings, units, contacts, claims, model } = props;
  const words = buildingsInWords(buildings);
  const area = lettableArea(buildings);
  const person = managerOf(contacts, "office");
  return (
    <>
      <PageHead
        title={claims ? "Офис, склад и обед в одном парке" : `О ${parkName.kind.prepositional}`}
        lead={
          claims
            ? `${words || parkName.title} в ${claims.metro.minutes} минутах пешком от метро «${claims.metro.station}». Сдаём сами, без посредников и комиссии.`
            : phrase(words, area && areaInShort(area))
        }
        action={
          <>
            <EnquiryLink params={{ about: "visit" }}>Приехать посмотреть</EnquiryLink>{" "}
            <ButtonLink href={href("plan", {})} variant="outline">
              Что свободно
            </ButtonLink>
          </>
        }
        picture={headPicture(model?.lobby, "Утро в холле корпуса 4")}
      />
      {claims && <Promises {...props} />}
      <div className="part wrap beside">
        {buildings.length > 0 && (
          <section>
            <h2>Что сдаётся в корпусах</h2>
            <ul className="cells">
              {buildings.map((building) => (
                <BuildingTile key={building.id} building={building} units={units} />
              ))}
            </ul>
          </section>
        )}
        {claims && (
          <section>
            <h2>Как мы росли</h2>
            <FactsTable rows={history} />
          </section>
        )}
      </div>
      {claims && (
        <Part title="Приезжайте посмотреть">
          <div className="ways">
            <p>{claims.showing}</p>
            {person && <PersonCard person={person} />}
          </div>
        </Part>
      )}
    </>
  );
}

const purposes: Record<CategoryId, string> = { office: "офисы", warehouse: "склады", trade_area: "магазины и кафе" };

/** A building: what is in it, and how much is free; it leads to its floors. `units` may be unknown. */
function BuildingTile({ building, units }: { building: Building; units: readonly Unit[] | undefined }) {
  const { id, number: label, use, class: grade, floors } = building;
  const free = units?.filter((unit) => unit.building.id === id).length;
  const facts = [
    [use && purposes[use], grade].filter(Boolean).join(" "),
    floors.length > 0 && plural(floors.length, "этаж", "этажа", "этажей"),
  ];
  return (
    <li>
      <a className="row-link" href={href("plan", {}, { body: id })}>
        {buildingTitle(label)}
      </a>{" "}
      {facts.map((words) => words && <p key={words}>{words}</p>)}{" "}
      {free !== undefined && (free > 0 ? <span className="free">{`Сдаётся: ${number(free)}`}</span> : <p>занят</p>)}
    </li>
  );
}
