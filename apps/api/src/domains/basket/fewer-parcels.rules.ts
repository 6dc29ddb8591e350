import type { Lead } from '../../platform/values/lead-days.ts';
import { checkQty, type Stock } from './stock.rules.ts';

/** An offer of a line's article; `price` is what a piece costs the visitor, in kopecks. */
export type ParcelOffer = Lead & Stock & { priceListId: number; price: number; isReturnable: boolean };

/** A line that can be ordered: its offer, and other offers of its article. */
export type ParcelLine = {
  id: number;
  articleId: number;
  qty: number;
  now: ParcelOffer;
  others: readonly ParcelOffer[];
};

export type Swap = { id: number; qty: number; from: ParcelOffer; to: ParcelOffer };

/** Each price list sends one parcel. `extra`: kopecks that the lines cost more, less than 0 if they get cheaper. */
export type ParcelPlan = {
  swaps: Swap[];
  parcels: { before: number; after: number };
  extra: number;
  /** Days until the last line is there at the latest. */
  days: { before: number; after: number };
};

/** Kopecks that a parcel less may cost: about what it takes to fetch one more. */
export const PARCEL_WORTH = 30_000;
/** The share of the lines’ sum that all of it may cost. */
export const MOST_EXTRA_SHARE = 0.1;

/** The steps of a plan. Most baskets need a few; each saves a parcel or more. */
const ROUNDS = 16;

type Choice = { line: ParcelLine; options: ParcelOffer[]; offer: ParcelOffer };
/** Choices that go to other price lists together, and how many parcels that saves. */
type Move = { to: Map<Choice, ParcelOffer>; saved: number; extra: number };

const kopecks = (offer: ParcelOffer, { line }: Choice): number => offer.price * line.qty;
const cheapest = (offers: readonly ParcelOffer[]): ParcelOffer | undefined =>
  offers.reduce<ParcelOffer | undefined>((best, one) => (best && best.price <= one.price ? best : one), undefined);

/**
 * Offers to change for fewer parcels; undefined when none comes out. Nothing arrives later than the last line does now, every offer has
 * the pieces in whole packs, and what could be returned still can. Takes the step that saves a parcel for the least again and again, so
 * that the plan is good but not always the best; the work of a step grows with the number of offers.
 */
export function planFewerParcels(lines: readonly ParcelLine[]): ParcelPlan | undefined {
  const latest = Math.max(0, ...lines.map(({ now }) => now.leadDaysMax));
  // Two lines of one article stay: they might need the same pieces.
  const byArticle = Map.groupBy(lines, ({ articleId }) => articleId);
  const isAlone = ({ articleId }: ParcelLine) => byArticle.get(articleId)?.length === 1;
  const choices = lines.map((line): Choice => ({
    line,
    options: isAlone(line) ? optionsOf(line, latest) : [],
    offer: line.now,
  }));
  const sum = choices.reduce((total, choice) => total + kopecks(choice.offer, choice), 0);
  let budget = Math.floor(sum * MOST_EXTRA_SHARE);
  for (let round = 0; round < ROUNDS; round += 1) {
    const move = bestMove(choices, budget);
    if (!move) break;
    budget -= move.extra;
    for (const [choice, offer] of move.to) choice.offer = offer;
  }
  takeCheapest(choices);
  return planOf(choices, latest);
}

/** What may take a line's place. */
const optionsOf = ({ qty, now, others }: ParcelLine, latest: number): ParcelOffer[] =>
  others.filter(
    (offer) =>
      offer.priceListId !== now.priceListId &&
      checkQty(qty, offer) === undefined &&
      offer.leadDaysMax <= latest &&
      (offer.isReturnable || !now.isReturnable),
  );

const listsOf = (choices: readonly Choice[]) => Map.groupBy(choices, ({ offer }) => offer.priceListId);

/** The move that costs the least for each parcel that it saves, within the budget. */
function bestMove(choices: readonly Choice[], budget: number): Move | undefined {
  const lists = listsOf(choices);
  let best: Move | undefined;
  for (const move of [...closings(lists), ...openings(lists)]) {
    if (move.extra > Math.min(budget, move.saved * PARCEL_WORTH)) continue;
    if (!best || move.extra / move.saved < best.extra / best.saved) best = move;
  }
  return best;
}

/** For each price list whose lines others that are there already can take: that. */
function* closings(lists: ReadonlyMap<number, Choice[]>): Generator<Move> {
  for (const [closed, choices] of lists) {
    const to = new Map<Choice, ParcelOffer>();
    for (const choice of choices) {
      const options = choice.options.filter(({ priceListId }) => priceListId !== closed && lists.has(priceListId));
      const offer = cheapest(options);
      if (!offer) break;
      to.set(choice, offer);
    }
    if (to.size === choices.length) yield moveOf(to, 1);
  }
}

/** For each price list that is not there yet and can take all lines of several: that, with as many as lower the cost of a parcel. */
function* openings(lists: ReadonlyMap<number, Choice[]>): Generator<Move> {
  for (const taken of takers(lists).values()) {
    const whole = [...Map.groupBy(taken.keys(), ({ offer }) => offer.priceListId)]
      .filter(([priceListId, choices]) => choices.length === lists.get(priceListId)?.length)
      .map(([, choices]) => moveOf(new Map(choices.map((choice) => [choice, taken.get(choice) ?? choice.offer])), 1))
      .toSorted((one, other) => one.extra - other.extra);
    let [extra, count] = [0, 0];
    for (const move of whole) {
      if (count >= 2 && (extra + move.extra) / count >= extra / (count - 1)) break;
      extra += move.extra;
      count += 1;
    }
    if (count >= 2) yield { to: new Map(whole.slice(0, count).flatMap(({ to }) => [...to])), saved: count - 1, extra };
  }
}

/** What each price list that is not there yet could take. */
function takers(lists: ReadonlyMap<number, Choice[]>): Map<number, Map<Choice, ParcelOffer>> {
  const found = new Map<number, Map<Choice, ParcelOffer>>();
  for (const choice of [...lists.values()].flat()) {
    for (const offer of choice.options) {
      if (lists.has(offer.priceListId)) continue;
      const taken = found.get(offer.priceListId) ?? new Map<Choice, ParcelOffer>();
      found.set(offer.priceListId, taken.set(choice, offer));
    }
  }
  return found;
}

const moveOf = (to: Map<Choice, ParcelOffer>, saved: number): Move => ({
  to,
  saved,
  extra: [...to].reduce((sum, [choice, offer]) => sum + kopecks(offer, choice) - kopecks(choice.offer, choice), 0),
});

/** Gives each moved line the cheapest of the parcels that come anyway. */
function takeCheapest(choices: readonly Choice[]): void {
  const lists = listsOf(choices);
  for (const choice of choices.filter(({ line, offer }) => offer !== line.now)) {
    const offer = cheapest(choice.options.filter(({ priceListId }) => lists.has(priceListId)));
    if (offer && offer.price < choice.offer.price) choice.offer = offer;
  }
}

function planOf(choices: readonly Choice[], latest: number): ParcelPlan | undefined {
  const swaps = choices
    .filter(({ line, offer }) => offer !== line.now)
    .map(({ line, offer }): Swap => ({ id: line.id, qty: line.qty, from: line.now, to: offer }));
  const parcels = {
    before: new Set(choices.map(({ line }) => line.now.priceListId)).size,
    after: listsOf(choices).size,
  };
  if (parcels.after >= parcels.before) return undefined;
  return {
    swaps,
    parcels,
    extra: swaps.reduce((sum, { qty, from, to }) => sum + (to.price - from.price) * qty, 0),
    days: { before: latest, after: Math.max(0, ...choices.map(({ offer }) => offer.leadDaysMax)) },
  };
}
