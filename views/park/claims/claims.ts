import { parkName } from "../park-name.ts";
import { callPromises } from "./call-promises.ts";
import { hiring } from "./hiring.ts";
import { leaseTerms } from "./lease-terms.ts";
import { legalDescriptions } from "./legal-descriptions.ts";
import { parkFacts } from "./park-facts.ts";
import { parkWorks } from "./park-works.ts";
import { serviceWords } from "./service-words.ts";
import { vatPercent } from "./vat.ts";
import { busStops, busTimetable, metro, truck } from "./way-facts.ts";

/** What only the park's owner can claim and no API tells. Pages get undefined for another owner's park. */
export type ParkClaims = typeof parkStatements;

/** The claims of this park's owner. Another park changes this folder, or runs with `PARK_STATEMENTS=off`. */
export const parkStatements = {
  facts: parkFacts,
  lease: leaseTerms,
  /** After the VAT that the rent includes. */
  included: ", отопление, охрана, уборка общих зон. Комиссии нет",
  metro,
  bus: {
    stops: busStops,
    /** Before the minutes of a ride. */
    words: `бесплатно, в часы пик каждые ${Math.min(...busTimetable.map(({ everyMinutes }) => everyMinutes))} мин; `,
  },
  truck,
  /** After a noun: «Бизнес-парк на юго-западе Москвы». */
  region: "на юго-западе Москвы",
  nearMetro: `у метро «${metro.station}»`,
  way: `${metro.minutes} минут пешком от метро «${metro.station}» или бесплатный автобус.`,
  /** Entrances that guests on foot use, by their names on the plan. */
  guestGates: ["вход 3"],
  /** The year that the copyright begins with. */
  since: 2007,
  /** The park's description for search engines and social networks. */
  description: "Крупнейший в Европе бизнес-комплекс в этой части Москвы: прямая аренда от собственника, без комиссии.",
  letBy: "от собственника, без комиссии",
  /** The end of the story's title, after «Девять корпусов». */
  storyEnd: "у одной параллели",
  showing: "Показ занимает 30–40 минут. Пропуск для машины оформим заранее.",
  works: parkWorks,
  /** After «с НДС 22 % и эксплуатацией». */
  onTopOfPrice: "; электричество — по счётчику",
  parkingHours: "Mo-Su 00:00-24:00",
  routeDescription: `${metro.minutes} минут пешком от метро «${metro.station}», бесплатный автобус, подъезд на машине и для грузовиков, такси, путь для маломобильных гостей, схема.`,
  residentsRouteDescription:
    "Входы по пропуску и их часы, доступ ночью и в выходные, расписание автобуса, велопарковка с душевыми, завоз мебели и оборудования, парковка резидентов.",
  owner: {
    name: `ООО ${parkName.quoted}`,
    inn: "0000000000",
    officeBuilding: "1",
    vat: `общая система, ставка ${vatPercent} %`,
    documents: "бумажный или электронный, по соглашению",
  },
  officeWay: "корпус 1, этаж 1, от главного входа направо: управляющая компания и бюро пропусков",
  officePass: "назовите фамилию, когда договариваетесь о встрече, и возьмите паспорт",
  parkingAtOffice: "На машине встаньте в зоне P1 у корпуса 1",
  calls: callPromises,
  hiring,
  services: serviceWords,
  legal: legalDescriptions,
  selection: "Предложим варианты в тот же рабочий день.",
  callBack:
    "Оставьте номер: в рабочее время звоним в течение 15 минут, вечером и в выходные — следующим рабочим утром.",
};
