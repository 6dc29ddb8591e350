import { useSelector } from 'react-redux';
import type { LanguageCode } from '@partshop/api-client';
import { DEFAULT_CURRENCY, FOREIGN_CURRENCY } from '../constants.ts';
import { awaitCurrentUser } from '../current-user/current-user.saga.ts';
import { selectOwnCurrency } from '../current-user/current-user.slice.ts';
import { selectLang } from '../localization/localization.slice.ts';
import type { CoreState } from '../store/root-reducer.ts';
import { pick, type Saga } from '../store/effects.ts';

export type ShopCurrency = typeof DEFAULT_CURRENCY | typeof FOREIGN_CURRENCY;

/** The currencies that a visitor can choose (P12). */
export const CURRENCIES: readonly ShopCurrency[] = [DEFAULT_CURRENCY, FOREIGN_CURRENCY];

/** §9: roubles if the language is Russian, else euros. */
export function currencyOf(lang: LanguageCode): ShopCurrency {
  return lang === 'ru' ? DEFAULT_CURRENCY : FOREIGN_CURRENCY;
}

/** The currency of all prices (D36, P12): the one that the visitor chose, else the one of the page's language. */
export const selectCurrency = (state: CoreState): ShopCurrency =>
  selectOwnCurrency(state) ?? currencyOf(selectLang(state));

export const useCurrency = (): ShopCurrency => useSelector(selectCurrency);

/** The currency of all prices, once the current user is known. */
export function* pickCurrency(): Saga<ShopCurrency> {
  yield* awaitCurrentUser();
  return yield* pick(selectCurrency);
}
