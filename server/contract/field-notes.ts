const hoursNote =
  "Opening hours as data, beside the words of `schedule`. Monday is 1; `to` at or before `from` is the next day. Where both contradict each other, the site shows the words only.";

/** What a name and a type do not say: units, limits and meanings, by schema and field of the published contract. */
export const fieldNotes: Record<string, Record<string, string>> = {
  Pavilion: {
    number: "The label on the door. Visitors search by it.",
    square: "m²",
    price: "₽ per month for the whole unit, VAT and operation included. 0: on request.",
    rate: "₽ per m² per month, VAT and operation included",
    status: "`soon` takes its date from `availableFrom`.",
    availableFrom: "ISO 8601",
    updatedAt: "ISO 8601",
    description: "HTML; the site removes scripts, frames and styles.",
    facts: "Shown and compared as they come.",
    presentation: "The address of a PDF",
    place:
      "The unit on its floor, in metres. Row 0 is the northern row; `offset` counts from the west. The site draws the plan.",
    seats: "Desks that stay in the unit",
    outlook: "The side that its windows, gates or shop front face",
    partitions:
      "Inner walls as x0, y0, x1, y1 in metres from the unit's corner: x along the row, y from its outer row's side. Without them the plan supposes rooms, and says so.",
    doors: "Door leaves: the hinge, and the leaf's end when shut and when open; metres as in `partitions`",
    gates:
      "Gates in the outer wall; `x` in metres along the row. Without them the plan spaces the gates that the facts count.",
    clearHeight: "Metres under the lowest beam",
    dockHeight: "Metres of the floor over the yard",
    floorLoad: "Tonnes per m²",
    joinable: "Ids of neighbours to which a passage may be opened",
  },
  Service: {
    link: "Replaces the site's own page of the service.",
    description: "HTML",
    pays: "Who pays. Without it the list is not grouped.",
    priceFrom: "Shown as it comes: «900 ₽ за час»",
    role: "What the site's own texts link to; without it they name no service.",
    hours: hoursNote,
  },
  Shop: { description: "HTML", pavilionNumber: "The number of its unit", hours: hoursNote },
  NewsItem: { date: "ISO 8601", content: "HTML", bodies: "Numbers of the buildings that it is about" },
  MediaFacadeSolution: {
    description: "HTML",
    width: "Metres",
    height: "Metres",
    bottom: "Metres over the ground",
    price: "₽ for `priceUnit`. 0: on request.",
    priceUnit: "«за 30 дней»",
  },
  Vacancy: { salary: "₽ per month", publishedAt: "ISO 8601", description: "HTML" },
};

/** The same for query parameters. */
export const parameterNotes: Record<string, string> = {
  squareFrom: "m², inclusive",
  squareTo: "m², inclusive",
  squareSize: "`s` up to 50 m², `m` 50 to 150, `l` 150 to 500, `xl` over 500; the lower bound included, the upper not",
  priceFrom: "Compared with `price`, inclusive",
  priceTo: "Compared with `price`, inclusive",
  bodies: "Ids of buildings; the key repeats: `bodies=1&bodies=3`",
  categories: "Ids of categories; the key repeats. `uslugi` means `services`.",
  search: "Words of a visitor",
  sort: "A leading minus sorts downwards. Without it: the API's own order",
  limit: "Items of a page",
  page: "Counts from 1",
};

/** What each read is for. */
export const readNotes: Record<string, string> = {
  park: "What every page needs: buildings, categories, contacts, banners, legal texts",
  services: "All services",
  service: "A service",
  pavilions: "Units of a choice: the first page, with the ranges and counts that the filter shows",
  morePavilions: "Further pages of the same choice, without `meta`",
  pavilion: "A unit",
  shops: "A page of companies, with the counts of all categories",
  shop: "A company",
  news: "A page of news",
  newsItem: "A news item",
  mediaFacades: "All advertising surfaces",
  mediaFacade: "An advertising surface",
  vacancies: "All vacancies",
  vacancy: "A vacancy",
  parking: "Car parks of residents and visitors",
  placement: "Categories and ranges of the form that finds a unit",
};

/** Fields of submissions. An optional field that is empty is sent as "". */
export const payloadNotes: Record<string, string> = {
  roistat: "The visitor's `roistat_visit` cookie, else `nocookie`",
  key: "The public access key, `API_KEY` of the site",
  body: "The label of the unit's building",
};
