import { number } from "../../kit/format.ts";
import { Prose } from "../../kit/RichText.tsx";
import { parkName } from "../park-name.ts";
import { parkFacts } from "./park-facts.ts";

/** Whose park it is and who works there; `since` is the year of the first building. */
export function ParkInWords({ since }: { since: number | undefined }) {
  return (
    <Prose>
      <p>
        {`${parkName.quoted} строилась постепенно${since ? `: первый корпус открыли в ${since} году` : ""}. Парк принадлежит одному собственнику, и сдаёт помещения он сам. Поэтому у аренды нет комиссии, условия во всех корпусах одинаковые, а вопросы решаются в одном кабинете.`}
      </p>
      <p>
        {`Здесь работают около ${number(parkFacts.employees)} человек. Компания снимает офис в одном корпусе, держит склад в соседнем, а обедает и встречает гостей в галерее. Эксплуатацию, охрану и уборку ведут свои службы: подрядчика не нужно ждать и искать.`}
      </p>
    </Prose>
  );
}
