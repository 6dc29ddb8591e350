import type { deliveryCalls, DeliveryCosts } from '@partshop/api-client/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { Lead } from '../../platform/values/lead-days.ts';
import { nameIn } from '../../platform/values/names.ts';
import { canBeOrdered, findBasketLines } from '../basket/index.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { createPickupCities } from '../places/index.ts';
import type { DeliveryTools } from './delivery-tools.ts';
import type { DeliveryCity } from './carrier.ts';
import { findRouteCities } from './destinations.queries.ts';
import { findGoods } from './goods-of-offers.queries.ts';
import { weigh, type Pieces } from './parcel.queries.ts';
import { nextArrivals, routeTo } from './routes.rules.ts';
import { lastLead, showWay, type Way } from './ways.ts';

type Query = { cityId?: number | undefined; currencyCode: DeliveryCosts['currency']['code'] };
type Goods = readonly (Pieces & Lead)[];

export function deliveryHandlers(tools: DeliveryTools): CallHandlers<typeof deliveryCalls> {
  const { database, clock, siteConfig, sessions, delivery } = tools;
  const { db, pool } = database;
  const currencyOf = createCurrencies(database, clock);
  const pickupCityOf = createPickupCities(tools);

  async function cityOf(id: number | null | undefined): Promise<DeliveryCity> {
    const city = await delivery.cityOf(id);
    if (!city) throw new HttpError(404, { code: 'not-found', message: 'No such city.' });
    return city;
  }

  /** What the call needs of the basket on its way to a city: how to show a way, and the parcel. */
  async function deliveryOf(c: ApiContext, { cityId, currencyCode }: Query) {
    const session = await sessions.find(c);
    const [city, lines] = await Promise.all([
      cityOf(cityId ?? session?.cityId),
      session ? findBasketLines(db, session, 'ru') : [],
    ]);
    return {
      city,
      ...(await parcelOf(
        lines.filter((line) => line.inOrder && canBeOrdered(line)),
        currencyCode,
      )),
    };
  }

  async function parcelOf(goods: Goods, currencyCode: Query['currencyCode']) {
    const [parcel, currency] = await Promise.all([weigh(db, goods), currencyOf(currencyCode)]);
    const lead = lastLead(goods);
    return { parcel, currency, show: (way: Way) => showWay(way, lead, currency) };
  }

  const currentRouteOf = async (c: ApiContext) => (await pickupCityOf((await sessions.find(c))?.cityId)).cityId;

  return {
    getDeliveryCost: async (c) => {
      const query = c.req.valid('query');
      const { city, parcel, currency, show } = await deliveryOf(c, query);
      const costs = (await delivery.waysTo(city, parcel)).map(show);
      const name = nameIn(city.names, languageOf(query, siteConfig));
      return c.json({ cityId: city.id, city: name, costs, currency }, 200);
    },

    getChangeRoutesList: async (c) => {
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const [cities, currentId] = await Promise.all([findRouteCities(pool), currentRouteOf(c)]);
      const routes = cities.map((city) => routeTo(city, { lang, currentId }));
      return c.json(
        routes.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
        200,
      );
    },

    routeClient: async (c) => {
      const { routeid, ...view } = c.req.valid('query');
      const [city, currentId] = await Promise.all([delivery.cityOf(routeid), currentRouteOf(c)]);
      if (!city || city.points === 0) throw new HttpError(404, { code: 'not-found', message: 'No such route.' });
      const route = routeTo(city, { lang: languageOf(view, siteConfig), currentId });
      return c.json({ ...route, arrivals: nextArrivals(route, clock()) }, 200);
    },

    getDeliveryFixCostCheck: async (c) => {
      const { city, parcel, show } = await deliveryOf(c, c.req.valid('query'));
      return c.json(show((await delivery.cdekTo(city, parcel)).point), 200);
    },

    getDeliveryFixCostCheck2: async (c) => {
      const { city, parcel, show } = await deliveryOf(c, c.req.valid('query'));
      return c.json(show((await delivery.cdekTo(city, parcel)).door), 200);
    },

    getDeliveryCostTwoService: async (c) => {
      const { city, parcel, show } = await deliveryOf(c, c.req.valid('query'));
      const { point, door } = await delivery.cdekTo(city, parcel);
      return c.json({ point: show(point), door: show(door) }, 200);
    },

    getCourierListByCity: async (c) => {
      const { city, parcel, show } = await deliveryOf(c, c.req.valid('query'));
      return c.json((await delivery.couriersTo(city, parcel)).map(show), 200);
    },

    deliveryCostByProducts: async (c) => {
      const { cityId, products, currencyCode } = c.req.valid('json');
      const [city, goods] = await Promise.all([cityOf(cityId), findGoods(db, products)]);
      if (!goods) throw new HttpError(404, { code: 'withdrawn', message: 'No such offer.' });
      const { parcel, show } = await parcelOf(goods, currencyCode);
      const { point, door } = await delivery.cdekTo(city, parcel);
      return c.json({ point: show(point), door: show(door) }, 200);
    },

    getCdekPoints: async (c) => {
      const { cityId, ...view } = c.req.valid('query');
      const points = await delivery.cdekPoints(await cityOf(cityId), languageOf(view, siteConfig));
      return c.json({ points: points ?? [], isUnknown: points === undefined }, 200);
    },
  };
}
