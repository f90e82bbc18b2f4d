import type { ReactElement, ReactNode } from "react";
import { type Content, known } from "../../views/content/content.ts";
import type { Building, CategoryId, Entrance } from "../../views/content/park.ts";
import type { Unit } from "../../views/content/unit.ts";
import { ParkPlan, readParkPlan } from "../../views/drawings/ParkPlan.tsx";
import { ParkScheme } from "../../views/drawings/ParkScheme.tsx";
import { SurfaceElevation } from "../../views/drawings/SurfaceElevation.tsx";
import { UnitPlan } from "../../views/drawings/UnitPlan.tsx";
import { readUnit } from "../../views/drawings/unit-plan/read-unit.ts";
import { whatIsLet } from "../../views/home/HomeHero.tsx";
import type { SharingImage } from "../../views/layout/head.ts";
import { type Model, type ModelPicture, modelOf } from "../../views/park/ModelFigure.tsx";
import { parkName } from "../../views/park/park-name.ts";

/** A sharing picture: text on the left, a drawing or a picture of the park's model on the right. */
export type SharingCard = { over: string; title: string; drawing: ReactNode; picture?: string | undefined };

const fileOf = (picture: ModelPicture | undefined) => picture?.files.webp?.findLast(([width]) => width <= 1200)?.[1];

/** Largest area of a unit whose plan is still readable, in square metres. */
const plannedAreaMax = 120;

/** All sharing pictures by name. They omit counts and prices, because networks cache a picture for months. */
export function sharingCards(content: Content, model: Model = {}): Record<SharingImage, SharingCard> {
  const { park } = content;
  const { buildings, site, contacts } = park;
  const [surface] = known(content.surfaces);
  const planned = unitPlan(known(content.units), buildings);
  const plan = (more: object = {}, active?: number) => {
    const read = readParkPlan({ buildings, site, ...more });
    return read && <ParkPlan plan={read} active={active} />;
  };
  const scheme = (use?: CategoryId) => (
    <ParkScheme
      buildings={buildings}
      site={site}
      pale={new Set(buildings.filter((building) => use !== undefined && building.use !== use).map(({ id }) => id))}
    />
  );
  const rent = (category: CategoryId) => {
    const title = park.categories.find(({ id }) => id === category)?.title ?? "Аренда";
    return { over: "Аренда в парке", title, drawing: scheme(category), picture: fileOf(modelOf(model, category)) };
  };
  return {
    default: {
      over: contacts.address.locality,
      title: parkName.title,
      drawing: scheme(),
      picture: fileOf(model.entrance),
    },
    home: {
      over: parkName.title,
      title: whatIsLet(park.categories),
      drawing: scheme(),
      picture: fileOf(model["aerial-dusk"]),
    },
    office: rent("office"),
    warehouse: rent("warehouse"),
    trade_area: rent("trade_area"),
    unit: {
      over: "Аренда в парке",
      title: planned ? "Помещение с планировкой и полной ценой" : "Помещение в аренду",
      drawing: planned,
    },
    plan: {
      over: "Схема парка",
      title: planned ? "Корпуса и планы этажей" : "Корпуса и этажи",
      drawing: scheme(),
      picture: fileOf(model["aerial-dusk"]),
    },
    shops: {
      over: "Кто рядом",
      title: "Резиденты, кафе и магазины",
      drawing: scheme("trade_area"),
      picture: fileOf(model.gallery),
    },
    services: {
      over: "Для арендаторов",
      title: `Услуги ${parkName.genitive}`,
      drawing: scheme(),
      picture: fileOf(model.lobby),
    },
    news: { over: "Жизнь парка", title: "Новости", drawing: plan() },
    vacancies: {
      over: "Работа в парке",
      title: "Вакансии",
      drawing: scheme("office"),
      picture: fileOf(model.people),
    },
    advertising: {
      over: "Медиафасады и экраны",
      title: `Реклама в ${parkName.prepositional}`,
      drawing: surface && <SurfaceElevation surface={surface} buildings={buildings} sign={parkName.plain} />,
    },
    parking: {
      over: "Посетителям и резидентам",
      title: "Парковка",
      drawing: plan({ zones: known(content.parking).visitorsMap.zones, gates: ({ kind }: Entrance) => kind === "car" }),
    },
    route: {
      over: site?.entrances.length && site.stops.length ? "Въезды, входы и остановки" : contacts.address.locality,
      title: "Как добраться",
      drawing: plan(),
    },
    contacts: {
      over: `${contacts.address.locality}, ${contacts.address.street}`,
      title: "Контакты",
      drawing: plan({ gates: ({ kind }: Entrance) => kind === "foot" }, buildings[0]?.id),
    },
  };
}

/** The plan of the largest office that is still readable at this size. */
function unitPlan(units: readonly Unit[], buildings: readonly Building[]): ReactElement | undefined {
  const plans = units
    .filter(({ category, square }) => category === "office" && square <= plannedAreaMax)
    .toSorted((a, b) => b.square - a.square)
    .flatMap((unit) => {
      const geometry = readUnit(
        unit,
        buildings.find(({ id }) => id === unit.building.id),
      );
      return geometry ? <UnitPlan key={unit.id} unit={unit} geometry={geometry} /> : [];
    });
  return plans[0];
}
