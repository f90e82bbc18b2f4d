import type { Coordinates } from "../content/park.ts";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";
import { CopyButton, ExternalLink } from "../ui/Button.tsx";
import { Tabs } from "../ui/PageParts.tsx";
import { FrameSlot } from "../widgets/FrameSlot.tsx";

const subjects = {
  parking: { label: "Для кого", visitors: href("parking", {}), residents: href("residentsParking", {}) },
  route: { label: "Для кого", visitors: href("route", {}), residents: href("residentsRoute", {}) },
};

type Props = { subject: keyof typeof subjects; current: "visitors" | "residents" };

/** The two sides of the car park, and of the way to the park. */
export function SubjectTabs({ subject, current }: Props) {
  const { label, visitors, residents } = subjects[subject];
  return (
    <Tabs
      label={label}
      items={[
        { href: visitors, text: "Посетителям", current: current === "visitors" },
        { href: residents, text: "Резидентам", current: current === "residents" },
      ]}
    />
  );
}

/** The map of a third party. */
export const MapSlot = () => (
  <FrameSlot src="/embed/map" title={`Карта: ${parkName.nominative}`}>
    Показать карту 2ГИС: браузер обратится к её серверам
  </FrameSlot>
);

/** «кабинете арендатора» in a sentence: a link if the cabinet has an address. */
export const InCabinet = ({ url }: { url: string | undefined }) =>
  url === undefined ? <>кабинете арендатора</> : <ExternalLink href={url}>кабинете арендатора</ExternalLink>;

/** How each map service writes the two ways to travel. */
const modes = { car: { yandex: "auto", twoGis: "car" }, transit: { yandex: "mt", twoGis: "ctx" } };

/** The way to a place from wherever one is, in the two map services. */
export function mapRoutes({ lat, lon }: Coordinates, mode: keyof typeof modes) {
  const { yandex, twoGis } = modes[mode];
  return [
    { name: "Яндекс Карты", href: `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=${yandex}` },
    { name: "2ГИС", href: `https://2gis.ru/routeSearch/rsType/${twoGis}/to/${lon},${lat}` },
  ];
}

/** Coordinates as navigators take them: "55.62000, 37.42000". */
export function coordinatesText({ lat, lon }: Coordinates): string {
  return `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
}

/** Copies the park's address; hidden without script. */
export function CopyAddress({ address }: { address: string }) {
  return (
    <CopyButton text={address} done="Адрес скопирован">
      Скопировать адрес
    </CopyButton>
  );
}
