import type { CompanyRole, SpendingLimits } from '@partshop/api-client/contract';

/** What a role may do for its company. */
export const MAY: Readonly<Record<CompanyRole, { manage: boolean; decide: boolean; buy: boolean; readAll: boolean }>> =
  {
    owner: { manage: true, decide: true, buy: true, readAll: true },
    administrator: { manage: true, decide: true, buy: true, readAll: true },
    buyer: { manage: false, decide: false, buy: true, readAll: false },
    viewer: { manage: false, decide: false, buy: false, readAll: true },
  };

/** Only buyers have limits. */
export const limitsOf = (role: CompanyRole, { orderLimit, monthLimit }: SpendingLimits): SpendingLimits =>
  role === 'buyer' ? { orderLimit, monthLimit } : { orderLimit: null, monthLimit: null };

/** The limit that an order of so many kopecks is above, with what this month's orders cost already; undefined for none. */
export function aboveLimit(
  { orderLimit, monthLimit }: SpendingLimits,
  { kopecks, spent }: { kopecks: number; spent: number },
): 'order-limit' | 'month-limit' | undefined {
  if (orderLimit !== null && kopecks > orderLimit) return 'order-limit';
  if (monthLimit !== null && spent + kopecks > monthLimit) return 'month-limit';
  return undefined;
}

/** What is left of a month's limit, in kopecks: an approved order may have gone beyond it. */
export const leftOf = (monthLimit: number | null, spent: number): number | null =>
  monthLimit === null ? null : Math.max(0, monthLimit - spent);

/** Whether a client decides about an order above a limit: never about their own. */
export const mayDecide = (
  member: { role: CompanyRole; clientId: number },
  askedBy: { clientId: number | null },
): boolean => MAY[member.role].decide && askedBy.clientId !== member.clientId;
