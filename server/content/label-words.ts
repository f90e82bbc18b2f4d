// Pages write «корпус» and «№» before a label themselves, so a label that brings the word must lose it.

/** The word that a building's label may begin with: «Корпус 5». */
export const buildingWord = /^\s*(?:корпус|корп\.|здание|№)\s*(?=\S)/i;

/** The sign that a unit's number may begin with: «№ 101». */
export const unitWord = /^\s*№\s*(?=\S)/;

/** Before a price: «от 900 ₽ за час». */
export const fromWord = /^\s*от\s+(?=\S)/i;

/** Before a station: «м. Саларьево», «станция метро Саларьево». */
export const stationWord = /^\s*(?:станция\s+)?(?:метро\s+|м\.\s*)(?=\S)/i;

/** The area in a name: «Офис 23,4 м²». */
export const areaInName = /(\d+(?:[.,]\d+)?)\s*(?:м²|м2|кв)/i;
