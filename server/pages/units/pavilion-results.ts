import type { Listing } from "../../../views/kit/listing.ts";
import type { CategoryId, RentalCategory } from "../../../views/park/park.ts";
import type { PavilionResultsProps } from "../../../views/units/PavilionResults.tsx";
import type { Pavilion, PavilionChoices } from "../../../views/units/pavilion.ts";
import {
  type ChosenPavilions,
  pavilionQuery,
  pavilionsFilter,
  pavilionsLimit,
} from "../../../views/units/pavilions.filter.ts";
import { inShowingOrder } from "../../../views/units/size-classes.ts";
import type { Content } from "../../content/content.ts";

/** With more conditions than these their pairs are too many to ask upstream about. */
const pairedConditionsMax = 6;
const relaxationsMax = 4;

/** How many units a category has free at all, and what there is to choose from: the same call for every visitor. */
export async function categoryAtLarge(content: Content, category: CategoryId) {
  return content.pavilions({ category, limit: pavilionsLimit });
}

/**
 * The units that a choice stands for, with all that the results show around them. A page past the last one is the last one; ids of
 * buildings and units that do not exist (any more) are left out.
 */
export async function loadPavilionResults(
  content: Content,
  category: RentalCategory,
  asked: ChosenPavilions,
): Promise<PavilionResultsProps> {
  const [park, atLarge] = await Promise.all([content.park(), categoryAtLarge(content, category.id)]);
  const { choices } = atLarge;
  const bodies = asked.bodies?.filter((id) => choices.bodies.some((body) => body.id === String(id)));
  const compared = await existing(content, asked.compare ?? []);
  const compare = compared.map(({ id }) => id);
  const known = {
    ...asked,
    bodies: bodies?.length ? bodies : undefined,
    compare: compare.length > 0 ? compare : undefined,
  };

  const listing = await listingOf(content, category.id, known);
  const chosen = { ...known, page: listing.pagination.page > 1 ? listing.pagination.page : undefined };
  const empty = listing.pagination.total === 0;
  const [relaxations, categories] = await Promise.all([
    empty ? relax(content, category.id, chosen, choices) : [],
    Promise.all(
      park.categories.map(async (one) => ({
        category: one,
        count: (await categoryAtLarge(content, one.id)).pagination.total,
      })),
    ),
  ]);
  return { category, chosen, choices, listing, bodies: park.bodies, compared, relaxations, categories };
}

async function listingOf(content: Content, category: CategoryId, chosen: ChosenPavilions): Promise<Listing<Pavilion>> {
  const query = pavilionQuery(category, chosen);
  const page = chosen.page ?? 1;
  const listing =
    page > 1 ? await content.morePavilions(query) : await content.pavilions({ ...query, page: undefined });
  const { pages, total } = listing.pagination;
  if (page > 1 && page > pages && total > 0)
    return listingOf(content, category, { ...chosen, page: pages > 1 ? pages : undefined });
  return chosen.sort === undefined ? { ...listing, items: showingOrder(listing.items) } : listing;
}

const ordered = new WeakMap<readonly Pavilion[], Pavilion[]>();

/** The showing order of one answer of upstream, worked out once. */
function showingOrder(items: readonly Pavilion[]): Pavilion[] {
  const known = ordered.get(items) ?? inShowingOrder(items);
  ordered.set(items, known);
  return known;
}

async function existing(content: Content, ids: readonly number[]): Promise<Pavilion[]> {
  const units = await Promise.all(ids.map((id) => content.pavilion(id)));
  return units.filter((unit) => unit !== undefined);
}

/** What comes of dropping one condition, most units first; if no single one helps, of dropping two. «…» quotes the conditions. */
async function relax(content: Content, category: CategoryId, empty: ChosenPavilions, choices: PavilionChoices) {
  const conditionsOf = (chosen: ChosenPavilions) => pavilionsFilter.conditions(chosen, choices);
  const counted = async (found: { text: string; without: ChosenPavilions }[]) => {
    const counts = found.map(async ({ text, without }) => {
      const query = pavilionQuery(category, { ...without, sort: undefined, limit: 1 });
      return { text, chosen: without, count: (await content.pavilions(query)).pagination.total };
    });
    const helpful = (await Promise.all(counts)).filter(({ count }) => count > 0);
    return helpful.sort((a, b) => b.count - a.count);
  };
  const conditions = conditionsOf(empty);
  const single = await counted(conditions.map(({ text, without }) => ({ text: `«${text}»`, without })));
  if (single.length > 0 || conditions.length > pairedConditionsMax) return single;
  const pairs = conditions.flatMap((first, index) =>
    conditionsOf(first.without)
      .slice(index)
      .map((second) => ({ text: `«${first.text}» и «${second.text}»`, without: second.without })),
  );
  return (await counted(pairs)).slice(0, relaxationsMax);
}
