import type { z } from '@hono/zod-openapi';
import type { CdekPoint, DeliveryChoice, OrderRequest } from '@partshop/api-client/contract';
import { badField } from '../../platform/http/http-error.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { canBeOrdered, findBasketLines, type BasketLine } from '../basket/index.ts';
import { weigh, type DeliveryCity, type DeliveryTools, type Quote } from '../delivery/index.ts';
import { createPickupCities, findPickupPoint } from '../places/index.ts';

/** How an order will come to its buyer. */
export type ChosenDelivery = {
  type: DeliveryChoice['type'];
  by: 'shop' | 'cdek' | 'company';
  /** A point of the shop. */
  pointId: number | null;
  /** The city to deliver to, or the point's. */
  cityId: number | null;
  address: string;
  carrierPoint: CdekPoint | null;
  quote: Quote;
  /** What the quoted parcel weighs; null where the cost does not depend on it. */
  grams: number | null;
};

/** Finds the way that a buyer chose; undefined when its cost is not known now. Throws 400 for a choice that is not offered. */
export type FindDelivery = (
  request: z.infer<typeof OrderRequest>,
  session: Session | undefined,
  lang: string,
) => Promise<ChosenDelivery | undefined>;

export function createFindDelivery({ database, clock, delivery }: DeliveryTools): FindDelivery {
  const { db } = database;
  const pickupCityOf = createPickupCities({ database, clock });

  async function toPoint(
    id: number | undefined,
    session: Session | undefined,
    member: string,
  ): Promise<ChosenDelivery> {
    const point = id === undefined ? undefined : await findPickupPoint(db, id, session);
    if (!point || id === undefined) throw badField(member, 'No such pick-up point.');
    const { wayDays } = await pickupCityOf(point.cityId);
    const quote = { kopecks: 0, daysMin: wayDays, daysMax: wayDays };
    const { cityId } = point;
    return { type: 'point', by: 'shop', pointId: id, cityId, address: '', carrierPoint: null, quote, grams: null };
  }

  /** Undefined when CDEK does not answer. */
  async function cdekPointOf(city: DeliveryCity, id: string, lang: string): Promise<CdekPoint | undefined> {
    const points = await delivery.cdekPoints(city, lang);
    if (points === undefined) return undefined;
    const point = points.find((one) => one.id === id);
    if (!point) throw badField('Delivery.pointId', 'No such point of CDEK.');
    const { name, address, hours, isDemo } = point;
    return { id, name, address, hours, isDemo };
  }

  return async ({ Delivery: choice, PointId, BasketIds }, session, lang) => {
    if (choice === undefined) return toPoint(PointId, session, 'PointId');
    if (choice.type === 'point') return toPoint(choice.pointId, session, 'Delivery.pointId');
    const city = await delivery.cityOf(choice.cityId);
    if (!city) throw badField('Delivery.cityId', 'No such city.');
    const carrierPoint = choice.type === 'cdek-point' ? await cdekPointOf(city, choice.pointId, lang) : null;
    const lines = session ? await findBasketLines(db, session, 'ru') : [];
    const { grams } = await weigh(db, toOrder(lines, BasketIds));
    const way = (await delivery.waysTo(city, { grams })).find(({ type }) => type === choice.type);
    if (!way || way.problem === 'unserved') throw badField('Delivery.type', 'This way does not lead there.');
    if (way.quote === null || carrierPoint === undefined) return undefined;
    const address = choice.type === 'courier' ? choice.address : '';
    return {
      type: choice.type,
      by: way.by,
      pointId: null,
      cityId: city.id,
      address,
      carrierPoint,
      quote: way.quote,
      grams,
    };
  };
}

/** The lines that an order will most likely take; the order checks it. */
function toOrder(lines: readonly BasketLine[], ids: readonly number[]): readonly BasketLine[] {
  if (ids.length > 0) return lines.filter(({ basketId }) => ids.includes(basketId));
  return lines.filter((line) => line.inOrder && canBeOrdered(line));
}
