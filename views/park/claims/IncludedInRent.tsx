import { parkFacts } from "./park-facts.ts";

const tiles: readonly { title: string; text: string }[] = [
  {
    title: "Эксплуатация и уборка общих зон",
    text: "Лифты, холлы, лестницы, двор и снег зимой. Отдельного счёта за эксплуатацию нет.",
  },
  {
    title: "Отопление и кондиционирование",
    text: "Системы здания до границы помещения и плановый осмотр фанкойлов дважды в год.",
  },
  {
    title: "Охрана и пропуска",
    text: "Пост в каждом корпусе, карта доступа на каждые 6 м² офиса и гостевые пропуска без счёта.",
  },
  {
    title: "Приём почты",
    text: "Письма и посылки до 20 кг регистрируем и кладём в ячейку с номером вашего помещения.",
  },
  {
    title: `Инженер за ${parkFacts.engineerMinutes} минут`,
    text: "Дежурная смена работает днём и ночью. Всё, что относится к зданию, чиним без счетов.",
  },
  {
    title: "Юридический адрес",
    text: "Для офисов от 20 м² регистрация компании по адресу парка бесплатна.",
  },
];

/** What one does not pay for apart, in six points. */
export function IncludedInRent() {
  return (
    <dl className="home-points">
      {tiles.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
