import type { z } from 'zod';
import { createOutgoing, OutgoingFailed, type OutgoingCall } from '../../../platform/http/outgoing-call.ts';
import { kopecksOfDecimal } from '../../../platform/values/money.ts';
import { createExpiringCache } from '../../../platform/work/expiring-cache.ts';
import { CarrierFailed, type Carrier, type Destination, type Quote, type Service } from '../carrier.ts';
import { Cities, Points, Tariffs, Token, type Tariff } from './cdek-answers.ts';

type Place = Pick<Destination, 'name' | 'country' | 'latitude' | 'longitude'>;
export type CdekSettings = { url: string; account: string; secret: string };

const DAY_MS = 86_400_000;
/** Cities, and tokens' last minute. */
const CITIES_KEPT = 500;
const TOKEN_RESERVE_MS = 60_000;
const MOST_POINTS = 60;

/** `delivery_mode`: from our point. */
const MODES: Record<Service, number> = { door: 3, point: 4 };

/** CDEK by its public API v2: OAuth client credentials, its tariffs from the city of our warehouse, and its points. */
export function createCdek({ url, account, secret }: CdekSettings, warehouse: Place, clock: () => Date): Carrier {
  const outgoing = createOutgoing(url);
  let token: { value: string; until: number } | undefined;

  async function send<Body>(path: string, schema: z.ZodType<Body>, call: OutgoingCall = {}): Promise<Body> {
    const { status, body } = await outgoing(path, call).catch((error: unknown) => {
      throw error instanceof OutgoingFailed ? new CarrierFailed(error.message) : error;
    });
    if (status === 401) token = undefined;
    if (status >= 300) throw new CarrierFailed(`CDEK answered ${status}.`);
    const read = schema.safeParse(body);
    if (!read.success) throw new CarrierFailed('CDEK answered in a way that is not known.');
    return read.data;
  }

  async function accessToken(): Promise<string> {
    const now = clock().getTime();
    if (token && now < token.until) return token.value;
    const form = { grant_type: 'client_credentials', client_id: account, client_secret: secret };
    const { access_token: value, expires_in } = await send('/v2/oauth/token', Token, { method: 'POST', form });
    token = { value, until: now + expires_in * 1000 - TOKEN_RESERVE_MS };
    return value;
  }

  const call = async <Body>(path: string, schema: z.ZodType<Body>, more: OutgoingCall = {}): Promise<Body> =>
    send(path, schema, { ...more, headers: { authorization: `Bearer ${await accessToken()}` } });

  /** CDEK's own code of a city; undefined where it does not know the city. */
  const codeOf = createExpiringCache(
    DAY_MS,
    clock,
    async (place: Place) => {
      const query = new URLSearchParams({ country_codes: place.country, city: place.name, size: '50' });
      return nearestOf(await call(`/v2/location/cities?${query.toString()}`, Cities), place)?.code;
    },
    CITIES_KEPT,
  );

  return {
    async quote(to, { grams }) {
      const [from, code] = await Promise.all([codeOf(warehouse), codeOf(to)]);
      if (from === undefined || code === undefined) return {};
      const json = { from_location: { code: from }, to_location: { code }, packages: [{ weight: grams }] };
      const { tariff_codes } = await call('/v2/calculator/tarifflist', Tariffs, { method: 'POST', json });
      const quotes: Partial<Record<Service, Quote>> = {};
      for (const service of ['point', 'door'] as const) {
        const quote = cheapestOf(tariff_codes.filter(({ delivery_mode }) => delivery_mode === MODES[service]));
        if (quote) quotes[service] = quote;
      }
      return quotes;
    },

    async points(to, lang) {
      const code = await codeOf(to);
      if (code === undefined) return [];
      const query = new URLSearchParams({
        city_code: String(code),
        type: 'PVZ',
        is_handout: 'true',
        lang: lang === 'ru' ? 'rus' : 'eng',
      });
      const points = await call(`/v2/deliverypoints?${query.toString()}`, Points);
      return points
        .toSorted((one, other) => squareOf(one.location, to) - squareOf(other.location, to))
        .slice(0, MOST_POINTS)
        .map(({ code: id, name, work_time, location }) => ({
          id,
          name: name || id,
          address: location.address,
          hours: work_time,
          latitude: location.latitude,
          longitude: location.longitude,
          isDemo: false,
        }));
    },
  };
}

type Coordinates = { latitude: number; longitude: number };

/** Enough to compare distances from a city. */
const squareOf = (one: Coordinates, other: Coordinates): number =>
  (one.latitude - other.latitude) ** 2 + (one.longitude - other.longitude) ** 2;

/** Several cities share a name: the one at the same place, within half a degree. */
function nearestOf(cities: z.infer<typeof Cities>, place: Coordinates) {
  const placed = cities.map(({ code, latitude = 0, longitude = 0 }) => ({
    code,
    square: squareOf({ latitude, longitude }, place),
  }));
  return placed.toSorted((one, other) => one.square - other.square).find(({ square }) => square < 0.25);
}

function cheapestOf(tariffs: readonly Tariff[]): Quote | undefined {
  const quotes = tariffs.flatMap((tariff) => {
    // A decimal number writes itself as the digits that were sent.
    const kopecks = kopecksOfDecimal(String(tariff.delivery_sum));
    if (kopecks === undefined) return [];
    const { calendar_min: daysMin = tariff.period_min, calendar_max: daysMax = tariff.period_max } = tariff;
    return [{ kopecks, daysMin, daysMax }];
  });
  return quotes.toSorted((one, other) => one.kopecks - other.kopecks)[0];
}
