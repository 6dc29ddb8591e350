import { bonusCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { bonusHandlers } from './bonus.calls.ts';

/** Bonuses: roubles that a retail client gets and pays a part of an order with (D50). */
export { bonusOf, findBonus, grantWelcomeBonus, lockBonus, returnBonus, spendBonus } from './bonus.queries.ts';
export { spendable } from './bonus.rules.ts';

/** The wallet of a retail client (X8). */
export const bonusDomain = defineDomain(bonusCalls, bonusHandlers);
