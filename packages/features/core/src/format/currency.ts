import type { LanguageCode } from '@partshop/api-client';
import { DEFAULT_CURRENCY, FOREIGN_CURRENCY } from '../constants.ts';
import { selectLang } from '../localization/localization.slice.ts';
import { pick, type Saga } from '../store/effects.ts';

/** §9: roubles if the language is Russian, else euros (D36: the same on every page). */
export function currencyOf(lang: LanguageCode): 'RUB' | 'EUR' {
  return lang === 'ru' ? DEFAULT_CURRENCY : FOREIGN_CURRENCY;
}

export function* pickCurrency(): Saga<'RUB' | 'EUR'> {
  return currencyOf(yield* pick(selectLang));
}
