/** The API's words become the market's: a `body` is a building, a pavilion is a unit. Addresses keep theirs. */

/** A unit, or an advertising surface: it names its building. */
export const inBuilding = <Place, Wire>({ body, ...rest }: Wire & { body: Place }) => ({ ...rest, building: body });

export const shopOf = <Place, Sign, Wire>({
  pavilionNumber,
  ...shop
}: Wire & { body: Place; pavilionNumber: Sign }) => ({
  ...inBuilding(shop),
  unitNumber: pavilionNumber,
});

export const newsItemOf = <Signs, Wire>({ bodies, ...item }: Wire & { bodies: Signs }) => ({
  ...item,
  buildings: bodies,
});

export const parkOf = <Buildings, Units, Wire>({
  bodies,
  pavilions,
  ...park
}: Wire & { bodies: Buildings; pavilions: Units }) => ({
  ...park,
  buildings: bodies,
  units: pavilions,
});
