import type { FewerParcelsOffer, fewerParcelsCalls } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { toDelivery } from '../../platform/values/lead-days.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { createPickupCities } from '../places/index.ts';
import { findBasketPromo, promoAt } from '../promo/index.ts';
import { conflict, createBasketReader, viewOf, type View } from './basket-reader.ts';
import { kopecksOf, totalOf, type BasketLine, type PromoOn } from './basket.rules.ts';
import {
  countChanged,
  findListNames,
  findParcelPlan,
  takeParcelPlan,
  undoParcelPlan,
  type FoundPlan,
} from './fewer-parcels.queries.ts';

export function fewerParcelsHandlers(tools: CallTools): CallHandlers<typeof fewerParcelsCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { db } = database;
  const readBasket = createBasketReader(tools);
  const currencyOf = createCurrencies(database, clock);
  const pickupCityOf = createPickupCities(tools);

  async function offerFor(session: Session, { lang, currencyCode }: View): Promise<FewerParcelsOffer | null> {
    const found = await findParcelPlan(db, session, lang);
    if (!found) return null;
    const [names, currency, { wayDays }, promo] = await Promise.all([
      findListNames(db, [...new Set(found.plan.swaps.map(({ to }) => to.priceListId))], lang),
      currencyOf(currencyCode),
      pickupCityOf(session.cityId),
      findBasketPromo(db, session),
    ]);
    const { parcels, days, swaps } = found.plan;
    return {
      id: found.id,
      parcels,
      extra: extraOf(found, currency, promoAt(promo, clock())),
      daysSooner: days.before - days.after,
      swaps: swaps.map(({ id, to: { priceListId, price, leadDays, leadDaysMax } }) => ({
        basketId: id,
        priceListId,
        price: convertKopecks(price, currency),
        ...(names.get(priceListId) ?? { sellerName: '', warehouseName: '' }),
        ...toDelivery({ leadDays, leadDaysMax }, wayDays),
      })),
      currency,
    };
  }

  return {
    fewerParcels: async (c) => {
      const query = c.req.valid('query');
      const session = await sessions.find(c);
      if (!session) return c.json({ offer: null, changed: 0 }, 200);
      const view = viewOf(query, siteConfig);
      const [offer, changed] = await Promise.all([offerFor(session, view), countChanged(db, session)]);
      return c.json({ offer, changed }, 200);
    },

    takeFewerParcels: async (c) => {
      const query = c.req.valid('query');
      const { id } = c.req.valid('json');
      const session = await sessions.find(c);
      const reason = session
        ? await inTransaction(database.sales, (trx) => takeParcelPlan(trx, session, id))
        : ({ code: 'basket-changed' } as const);
      const view = viewOf(query, siteConfig);
      const basket = await readBasket(session, view);
      return reason ? c.json(conflict(reason, basket), 409) : c.json(basket, 200);
    },

    undoFewerParcels: async (c) => {
      const query = c.req.valid('query');
      const session = await sessions.find(c);
      if (session) await inTransaction(database.sales, (trx) => undoParcelPlan(trx, session));
      const view = viewOf(query, siteConfig);
      return c.json(await readBasket(session, view), 200);
    },
  };
}

/** What the basket costs more after the plan, as its page adds up: prices are converted, and the promo code takes its part off. */
function extraOf({ plan, lines }: FoundPlan, currency: Currency, promoOn: PromoOn): number {
  const prices = new Map(plan.swaps.map(({ id, to }) => [id, to.price]));
  const changed = lines.map((line): BasketLine => {
    const price = prices.get(line.basketId);
    return price === undefined || !line.offer ? line : { ...line, offer: { ...line.offer, price } };
  });
  const cost = (some: BasketLine[]) =>
    totalOf(some, currency) - convertKopecks(promoOn(kopecksOf(some))?.discount ?? 0, currency);
  return cost(changed) - cost(lines);
}
