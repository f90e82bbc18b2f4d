export const parkMetres = "metres on the park's plan: `x` to the east, `y` to the south";

/** Notes on the park as a whole: buildings, ground, metro and lease. */
export const parkNotes: Record<string, Record<string, string>> = {
  Body: {
    number: 'The building\'s label: "1", "2А". Units, companies and zones name it.',
    floors: "From which lists and drawings count storeys",
    use: "The category of most of its units",
    class: "Shown as it comes: «B+»",
    year: "When it was built",
    area: "Lettable area, m²",
    place: `Where it stands, ${parkMetres}. Without it the site draws no plan of the park.`,
    "place.length": "From west to east",
    "place.width": "From north to south",
    "place.height": "Over the ground, roof included",
    grid: "The building's module and cores, for drawings of its floors",
    "grid.step": "The module of its facade and columns, metres",
    "grid.cores": "Shafts with lifts, stairs and toilets, on every floor at the same place",
    "grid.cores.lifts": "How many",
    "grid.cores.stairs": "How many flights",
    "grid.cores.wc": "Whether there are toilets",
    "floors.rooms": "Rooms that are not let: halls, meeting rooms, machinery",
  },
  Site: {
    streets: `Streets with their names, ${parkMetres}`,
    roads: `Roads as lines of points, ${parkMetres}. One that leads through a building is not drawn.`,
    entrances: `Ways into the park, ${parkMetres}`,
    "entrances.id": "Any word that is unique among them",
    "entrances.from": "The side one comes from",
    stops: `Bus stops, ${parkMetres}`,
    "streets.from": "One end: x, y",
    "streets.to": "The other end: x, y",
    "stops.minutes": "Minutes of the park's bus from the metro",
  },
  Metro: {
    station: "Its name without quotes",
    exit: "The number of its exit",
    minutes: "On foot as far as `entrance`",
    metres: "On foot as far as `entrance`",
    entrance: "The `id` of an entrance of `site`",
  },
  Lease: {
    vat: "Percent, within prices",
    depositMonths: "The deposit in months of rent",
    indexMax: "The most that rent grows in a year, percent",
    termMin: "The shortest term, months",
    kwh: "₽ per kW·h",
  },
};
