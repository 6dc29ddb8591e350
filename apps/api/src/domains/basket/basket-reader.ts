import type { z } from '@hono/zod-openapi';
import type { Basket, BasketConflict, CurrencyCode, LanguageCode, SiteConfig } from '@partshop/api-client/contract';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { createPickupCities } from '../places/index.ts';
import { convertKopecks } from '../../platform/values/money.ts';
import { findBasketPromo, promoAt } from '../promo/index.ts';
import { findAllLines } from './basket-lines.queries.ts';
import { showBasket, type ConflictReason } from './basket.rules.ts';

export type View = { lang: LanguageCode; currencyCode: z.infer<typeof CurrencyCode> };
export type ViewQuery = { lang?: LanguageCode | undefined; currencyCode: View['currencyCode'] };

/** How a call asks to see a basket. */
export const viewOf = (query: ViewQuery, siteConfig: SiteConfig): View => ({
  lang: languageOf(query, siteConfig),
  currencyCode: query.currencyCode,
});

/** `inOrder`: only the marked lines. `group`: of the lines put aside only those of this name. */
export type Part = { inOrder?: boolean | undefined; group?: string | undefined };
export type BasketReader = (session: Session | undefined, view: View, part?: Part) => Promise<Basket>;

/** Reads baskets in the contract's shape; without a session the basket is empty. */
export function createBasketReader(setup: Pick<ApiSetup, 'database' | 'clock'>): BasketReader {
  const { database, clock } = setup;
  const currencyOf = createCurrencies(database, clock);
  const pickupCityOf = createPickupCities(setup);
  return async (session, { lang, currencyCode }, { inOrder = false, group } = {}) => {
    const [lines, currency, { wayDays }, promo] = await Promise.all([
      session ? findAllLines(database.db, session, lang) : [],
      currencyOf(currencyCode),
      pickupCityOf(session?.cityId),
      findBasketPromo(database.db, session),
    ]);
    const asked = lines.filter((line) =>
      line.groupName === '' ? line.inOrder || !inOrder : group === undefined || line.groupName === group,
    );
    return showBasket(asked, { currency, wayDays, promoOn: promoAt(promo, clock()) });
  };
}

const MESSAGES: Record<ConflictReason['code'], string> = {
  'not-enough': 'The seller has fewer pieces.',
  'not-multiple': 'Sold in packs only.',
  withdrawn: 'The seller withdrew the offer.',
  'basket-changed': 'The basket is not what the page showed.',
  'basket-empty': 'Nothing in the basket can be ordered.',
  'no-returns': 'A line cannot be returned, and the buyer did not agree to that.',
  'basket-full': 'The basket holds no more lines.',
  'bonus-changed': 'The client may not spend that many bonuses.',
  'promo-unknown': 'There is no such promo code.',
  'promo-not-yet': 'The promo code does not count yet.',
  'promo-ended': 'The promo code counts no longer.',
  'promo-minimum': 'There are too few goods for the promo code.',
  'promo-used-up': 'Others have used up the promo code.',
  'promo-used': 'The client has used up the promo code.',
  'delivery-unknown': 'The cost of this delivery is not known now.',
  'delivery-changed': 'The delivery does not cost what the page showed.',
};

/** The body of a 409 response: the reason and the current basket. */
export const conflict = ({ minTotal, ...reason }: ConflictReason, basket: Basket): BasketConflict => ({
  ...reason,
  ...(minTotal === undefined ? {} : { minTotal: convertKopecks(minTotal, basket.currency) }),
  message: MESSAGES[reason.code],
  basket,
});
