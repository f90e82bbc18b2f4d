import { parkName } from "../park/park-name.ts";
import { FrameSlot } from "../widgets/FrameSlot.tsx";

/** The map of a third party. */
export const MapSlot = () => (
  <FrameSlot src="/embed/map" title={`Карта: ${parkName.nominative}`}>
    Показать карту 2ГИС: браузер обратится к её серверам
  </FrameSlot>
);
