import type { Lease, LegalTextName } from "../../content/park.ts";
import { parkName } from "../park-name.ts";
import { busMinutes, busStops, metro, parkFacts, showing, truck, vat, vatPercent } from "./facts.ts";

/** What only the park's owner can claim and no API tells. Pages get undefined for another owner's park. */
export type ParkClaims = typeof parkStatements;

/**
 * How soon this park calls during opening hours, in words and in minutes. `lead` and `success` replace the sentences of
 * the form before and after sending.
 */
export type CallPromise = { within: string; minutes: number; who?: string; lead?: string; success?: string };

const quarter = { within: "в течение 15 минут", minutes: 15 };

type Promised = "callback" | "rent" | "presentation" | "advertisement" | "vacancy";

/** The promises of this park to senders of a form, by its name. */
const callPromises: Readonly<Record<Promised, CallPromise>> = {
  callback: { ...quarter, lead: "Перезвоним в течение 15 минут в рабочее время." },
  rent: {
    ...quarter,
    success:
      "Заявка принята. Подтвердим цену и предложим время показа. Возьмите паспорт, номер машины скажите по телефону: стоянка бесплатна.",
  },
  presentation: { ...quarter, success: "Заявка принята. Спросим, куда прислать план и условия." },
  advertisement: {
    ...quarter,
    lead: "Позвоним, назовём свободные даты и спросим, куда прислать медиаплан.",
    success: "Заявка принята. Назовём свободные даты и спросим, куда прислать медиаплан.",
  },
  vacancy: {
    within: "в течение рабочего дня",
    minutes: 0,
    who: "Отдел кадров",
    success: "Отклик принят.",
    lead: "Отдел кадров позвонит в течение рабочего дня. Резюме не обязательно: хватит телефона, почты и двух слов об опыте.",
  },
};

/** The terms of hiring: after the number of places, and after a salary: «110 000 ₽ в месяц на руки». */
const hiring = { terms: " Зарплата указана на руки.", net: " на руки" };

/** What to call a department for, by its name. */
const departmentWords: ReadonlyMap<string, string> = new Map([
  ["Аренда", "Снять помещение"],
  ["Диспетчер", "Поломка или пропуск"],
  ["Бухгалтерия", "Счёт, акт, сверка"],
  ["Реклама", "Реклама в парке"],
  ["Отдел кадров", "Работа у нас"],
  ["Пресс-служба", "Журналистам"],
]);

/** The terms of lease where the API tells none. */
const leaseTerms: Lease = { vat: vatPercent, depositMonths: 1, indexMax: 8, termMin: 11, kwh: 9.8 };

const legalDescriptions: Readonly<Record<LegalTextName, string>> = {
  agreement: `Правила пользования сайтом ${parkName.genitive}: что значат цены и площади, как мы принимаем заявки, за что отвечаем и куда обращаться.`,
  advertisement: `Отдельное согласие на рекламные сообщения ${parkName.genitive}: для чего оно, какими способами мы пишем, сколько действует и как его отозвать.`,
  privacy: `Какие персональные данные собирает сайт ${parkName.genitive}, для чего, сколько хранит, какие файлы cookie использует и как отозвать согласие.`,
  labor_protection: `Политика ${parkName.genitive} в области охраны труда, результаты специальной оценки условий труда по рабочим местам и порядок обращений.`,
};

const serviceWords = {
  vat: ` Цены с ${vat}.`,
  priceTitle: `Цена с ${vat}`,
  listed: "инженер, охрана, уборка, переговорные, почта, юридический адрес",
  described: `Цены с ${vat}, условия, порядок заказа.`,
};

/** The claims of this park's owner. Another park changes this folder, or runs with `PARK_STATEMENTS=off`. */
export const parkStatements = {
  lease: leaseTerms,
  /** On the home page: what the price includes, and the way. */
  home: {
    included: {
      title: "Уже в цене",
      words: `В цену входят отопление, охрана, уборка холлов и пропуска для гостей, для офиса — регистрация компании по этому адресу. На аварию инженер придёт за ${parkFacts.engineerMinutes} минут.`,
    },
    way: {
      title: `${metro.minutes} минут пешком от метро`,
      words: `От выхода ${metro.exit} станции «${metro.station}» до входа 3 ведёт освещённая дорожка без ступеней. По будням ходит бесплатный автобус парка, в часы пик — каждые ${busMinutes.often} минут.`,
    },
  },
  /** What the rent includes besides its VAT. */
  included: "отопление, охрана, уборка общих зон. Комиссии нет",
  metro,
  busStops,
  truck,
  /** After a noun: «Бизнес-парк на юго-западе Москвы». */
  region: "на юго-западе Москвы",
  nearMetro: `у метро «${metro.station}»`,
  /** Entrances that guests on foot use, by their names on the plan. */
  guestGates: ["вход 3"],
  /** The year that the copyright begins with. */
  since: 2007,
  /** The description of the home page for search engines and social networks; no other page repeats it. */
  description: "Крупнейший в Европе бизнес-комплекс на юго-западе Москвы: прямая аренда от собственника, без комиссии.",
  letBy: "от собственника, без комиссии",
  showing,
  /** After «с НДС 22 % и эксплуатационными расходами». */
  onTopOfPrice: "; электричество — по счётчику",
  parkingHours: "Mo-Su 00:00-24:00",
  routeDescription: `${metro.minutes} минут пешком от метро «${metro.station}» или по будням на бесплатном автобусе. Как подъехать на машине, такси и грузовике, как пройти без ступеней, схема парка.`,
  residentsRouteDescription:
    "Как пройти по карте, попасть в офис ночью и в выходные, доехать на автобусе парка, оставить велосипед и завезти мебель.",
  owner: {
    name: `ООО ${parkName.quoted}`,
    inn: "0000000000",
    officeBuilding: "1",
    terms: `Работаем с ${vat}. Документы — на бумаге или в электронном виде, как вам удобнее.`,
  },
  officeWay: "корпус 1, первый этаж, от входа направо",
  officePass: "Возьмите паспорт.",
  departments: departmentWords,
  calls: callPromises,
  hiring,
  services: serviceWords,
  legal: legalDescriptions,
  selection: "В рабочее время предложим варианты в тот же день.",
};
