import { bicycleStandsTotal, busMinutes, parkFacts } from "../../park/claims/facts.ts";
import { plural } from "../../ui/format.ts";
import { Part } from "../../ui/PageParts.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";

type Props = { parkingSpaces: number | undefined; chargingPosts: number | undefined };

/** What a tenant of this park can count on: power, safety, food, the way. */
export function Promises({ parkingSpaces, chargingPosts }: Props) {
  const cars = [
    parkingSpaces && `${plural(parkingSpaces, "место", "места", "мест")} для машин`,
    chargingPosts && plural(chargingPosts, "зарядка", "зарядки", "зарядок"),
  ].filter((words) => typeof words === "string");
  const parts = [
    {
      title: "Свет и тепло",
      lines: [
        `${parkFacts.powerMegawatts} МВт, два независимых ввода`,
        "Оптика на каждом этаже",
        `На аварию инженер приходит за ${parkFacts.engineerMinutes} минут, днём и ночью`,
      ],
    },
    {
      title: "Безопасность",
      lines: ["Пост в каждом корпусе", "Вход в офисы по карте доступа или пропуску", "Записи камер храним 30 дней"],
    },
    {
      title: "Поесть и встретиться",
      lines: [
        "Столовые и кафе, обеды привозят и в офис",
        "Переговорные, конференц-зал на 120 мест",
        "Аптека, почта, химчистка, фитнес",
      ],
    },
    {
      title: "Дорога",
      lines: [
        `Бесплатный автобус от метро по будням, в часы пик каждые ${busMinutes.often} минут`,
        [...cars, `${plural(bicycleStandsTotal, "место", "места", "мест")} для велосипедов`].join(", "),
        "Пандусы и лифты во всех офисных корпусах",
      ],
    },
  ];
  return (
    <Part title="На что можно рассчитывать">
      <div className="ways">
        {parts.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            {lines.map((line) => (
              <p key={line}>{wholeWords(line)}</p>
            ))}
          </section>
        ))}
      </div>
    </Part>
  );
}
