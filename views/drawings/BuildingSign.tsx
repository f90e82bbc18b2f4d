import { shortSign } from "./short-sign.ts";

/** A building's number in a circle: the same sign in drawings, rows and switches. */
export const BuildingSign = ({ number }: { number: string }) => <b className="building-sign">{shortSign(number)}</b>;
