import { Icon } from "../../kit/Icon.tsx";
import type { IconName } from "../../kit/icons.ts";
import { parkFacts } from "./park-facts.ts";

const tiles: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "broom",
    title: "Эксплуатация и уборка общих зон",
    text: "Лифты, холлы, лестницы, двор и снег зимой. Отдельного счёта за эксплуатацию нет.",
  },
  {
    icon: "office",
    title: "Отопление и кондиционирование",
    text: "Системы здания до границы помещения и плановый осмотр фанкойлов дважды в год.",
  },
  {
    icon: "shield",
    title: "Охрана и пропуска",
    text: "Пост в каждом корпусе, карта доступа на каждые 6 м² офиса и гостевые пропуска без счёта.",
  },
  {
    icon: "parcel",
    title: "Приём почты",
    text: "Письма и посылки до 20 кг регистрируем и кладём в ячейку с номером вашего помещения.",
  },
  {
    icon: "wrench",
    title: `Инженер за ${parkFacts.engineerMinutes} минут`,
    text: "Дежурная смена работает днём и ночью. Всё, что относится к зданию, чиним без счетов.",
  },
  {
    icon: "document",
    title: "Юридический адрес",
    text: "Для офисов от 20 м² регистрация компании по адресу парка бесплатна. Гарантийное письмо выдаём сами.",
  },
];

/** What one does not pay for apart, in six points. */
export function IncludedInRent() {
  return (
    <dl className="home-points">
      {tiles.map(({ icon, title, text }) => (
        <div key={title}>
          <dt>
            <Icon name={icon} size={22} /> {title}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
