/** Bonuses: roubles that a retail client gets and pays a part of an order with (D50). */
export { bonusOf, findBonus, grantWelcomeBonus, returnBonus, spendBonus } from './bonus.queries.ts';
export { spendable } from './bonus.rules.ts';
