import type { OpenDatabase } from '../../platform/database/connect.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { createPickupCities, WAREHOUSE_CITY_ID } from '../places/index.ts';
import {
  CarrierFailed,
  type Carrier,
  type CarrierPoint,
  type DeliveryCity,
  type Parcel,
  type Quote,
  type Service,
} from './carrier.ts';
import { findDeliveryCity } from './destinations.queries.ts';
import { companyQuote, courierQuote } from './own-delivery.rules.ts';
import type { Way } from './ways.ts';

/** A cost stays for so long, so that an order costs what its page showed. */
const QUOTE_MS = 10 * 60_000;
const CITY_MS = 60_000;
const POINTS_MS = 60 * 60_000;
const MOST_KEPT = 2000;
/** A carrier that failed is left alone for so long: no page waits for it meanwhile. */
const REST_MS = 20_000;

type Quotes = Partial<Record<Service, Quote>>;

export type Delivery = {
  /** A city by its GeoNames id; without one the warehouse's. */
  cityOf: (cityId: number | null | undefined) => Promise<DeliveryCity | undefined>;
  /** Every way to a city, the point first. */
  waysTo: (city: DeliveryCity, parcel: Parcel) => Promise<Way[]>;
  /** Both services of CDEK. */
  cdekTo: (city: DeliveryCity, parcel: Parcel) => Promise<Record<Service, Way>>;
  couriersTo: (city: DeliveryCity, parcel: Parcel) => Promise<Way[]>;
  /** CDEK's points; undefined when it does not answer. */
  cdekPoints: (city: DeliveryCity, lang: string) => Promise<CarrierPoint[] | undefined>;
};

export type DeliverySetup = {
  database: OpenDatabase;
  clock: () => Date;
  /** Undefined for a shop without one. */
  carrier: Carrier | undefined;
};

/** Finds the ways of parcels to cities and what they cost. */
export function createDelivery({ database, clock, carrier }: DeliverySetup): Delivery {
  const pickupCityOf = createPickupCities({ database, clock });
  let restsUntil = 0;

  /** Undefined when the carrier does not answer, or has not a moment ago. */
  async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    if (clock().getTime() < restsUntil) return undefined;
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof CarrierFailed)) throw error;
      restsUntil = clock().getTime() + REST_MS;
      return undefined;
    }
  }

  const cityById = createExpiringCache(CITY_MS, clock, (id: number) => findDeliveryCity(database.pool, id), MOST_KEPT);
  /** Keyed by city and whole kilograms: carriers charge by them. */
  const quotes = createExpiringCache(
    QUOTE_MS,
    clock,
    async (key: string): Promise<Quotes> => {
      const [id, kilograms] = key.split(':').map(Number);
      const city = await cityById(id ?? 0);
      return (city && (await carrier?.quote(city, { grams: (kilograms ?? 0) * 1000 }))) ?? {};
    },
    MOST_KEPT,
  );
  /** Keyed by city and language. */
  const points = createExpiringCache(
    POINTS_MS,
    clock,
    async (key: string): Promise<CarrierPoint[]> => {
      const [id, lang = ''] = key.split(':');
      const city = await cityById(Number(id));
      return (city && (await carrier?.points(city, lang))) ?? [];
    },
    MOST_KEPT,
  );

  const cdekQuotes = (city: DeliveryCity, { grams }: Parcel) =>
    ask(() => quotes(`${city.id}:${Math.max(1, Math.ceil(grams / 1000))}`));

  const cdekWay = (service: Service, found: Quotes | undefined): Way => {
    const way = { type: service === 'point' ? ('cdek-point' as const) : ('courier' as const), by: 'cdek' as const };
    const quote = found?.[service];
    if (quote) return { ...way, quote, problem: null };
    return { ...way, quote: null, problem: found ? 'unserved' : 'unknown' };
  };

  async function cdekTo(city: DeliveryCity, parcel: Parcel): Promise<Record<Service, Way>> {
    const found = await cdekQuotes(city, parcel);
    return { point: cdekWay('point', found), door: cdekWay('door', found) };
  }

  /** Our own courier where the shop has points. */
  function ownCourierTo(city: DeliveryCity, parcel: Parcel): Way[] {
    const quote = city.points > 0 ? courierQuote(city.wayDays, parcel) : undefined;
    return quote ? [{ type: 'courier', by: 'shop', quote, problem: null }] : [];
  }

  return {
    cityOf: async (cityId) => cityById(cityId ?? WAREHOUSE_CITY_ID),
    cdekTo,

    async couriersTo(city, parcel) {
      const own = ownCourierTo(city, parcel);
      return carrier ? [...own, (await cdekTo(city, parcel)).door] : own;
    },

    async waysTo(city, parcel) {
      const [{ wayDays }, cdek] = await Promise.all([
        pickupCityOf(city.id),
        carrier ? cdekTo(city, parcel) : undefined,
      ]);
      const own = ownCourierTo(city, parcel);
      const free = { kopecks: 0, daysMin: wayDays, daysMax: wayDays };
      return [
        { type: 'point', by: 'shop', quote: free, problem: null },
        // One courier is enough to choose: our own where it goes.
        ...(own.length > 0 ? own : cdek ? [cdek.door] : []),
        ...(cdek ? [cdek.point] : []),
        { type: 'company', by: 'company', quote: companyQuote(city, parcel), problem: null },
      ];
    },

    cdekPoints: async (city, lang) => ask(() => points(`${city.id}:${lang}`)),
  };
}
