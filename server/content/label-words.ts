// Pages write «корпус» and «№» before a label themselves, so a label that brings the word must lose it.

/** The word that a building's label may begin with: «Корпус 5». */
export const buildingWord = /^\s*(?:корпус|корп\.|здание|№)\s*(?=\S)/i;

/** The sign that a unit's number may begin with: «№ 101». */
export const unitWord = /^\s*№\s*(?=\S)/;
