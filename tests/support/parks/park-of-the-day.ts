import { parkOn } from "../../../server/stand-in/stand-in-park.ts";
import { siteMoment } from "../moment.ts";

/** The stand-in's park at the moment of the tests: as it is written, its days are those of one week of 2026. */
export const park = parkOn(siteMoment);
