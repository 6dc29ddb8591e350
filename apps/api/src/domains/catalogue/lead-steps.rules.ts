import type { FacetValue } from '@partshop/api-client/contract';

/** How many of a list reach our warehouse in so many days, by the later one: of all, and of those that the other filters let through. */
export type LeadCount = { leadDays: number; unfiltered: number; count: number };

/** In days, in the visitor's city. */
const DAY_STEPS = [0, 1, 2, 3, 5, 7, 14, 30];

type Chosen = {
  /** Null for any time. */
  days: number | null;
  /** Days from our warehouse to the visitor's city. */
  wayDays: number;
};

/**
 * The steps of the filter by delivery time. A step that lets through no more than the step before it is left out, unless it is chosen.
 * The `text` of a step is its value: the page words it.
 */
export function showLeadSteps(leads: readonly LeadCount[], { days: chosen, wayDays }: Chosen): FacetValue[] {
  const within = (days: number, of: 'unfiltered' | 'count') =>
    leads.reduce((sum, lead) => (lead.leadDays + wayDays <= days ? sum + lead[of] : sum), 0);
  const steps = DAY_STEPS.filter(
    (days, index) => within(days, 'unfiltered') > within(DAY_STEPS[index - 1] ?? -1, 'unfiltered'),
  );
  if (chosen !== null && !steps.includes(chosen)) steps.push(chosen);
  return steps
    .toSorted((one, other) => one - other)
    .map((days) => ({
      value: String(days),
      text: String(days),
      count: within(days, 'count'),
      isSelected: days === chosen,
    }));
}
