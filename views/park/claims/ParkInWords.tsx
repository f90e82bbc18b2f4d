import { parkName } from "../park-name.ts";

/** Whose park it is and how companies use it; `since` is the year of the first building. */
export function ParkInWords({ since }: { since: number | undefined }) {
  return (
    <div className="columns-2 story-intro">
      <p>
        {`${parkName.quoted} строилась постепенно${since ? `: первый корпус открыли в ${since} году` : ""}. Парк принадлежит одному собственнику, и сдаёт помещения он сам: у аренды нет комиссии, условия во всех корпусах одинаковые.`}
      </p>
      <p>
        Компания снимает офис в одном корпусе, держит склад в соседнем, а обедает и встречает гостей в галерее.
        Эксплуатацию, охрану и уборку ведут свои службы.
      </p>
    </div>
  );
}
