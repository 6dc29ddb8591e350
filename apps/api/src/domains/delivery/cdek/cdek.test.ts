import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { answering, closedProvider, provider } from '../../../testing/provider.ts';
import { CarrierFailed, type Destination } from '../carrier.ts';
import { createCdek } from './cdek.ts';

const MOSCOW = { name: 'Москва', country: 'RU', latitude: 55.75, longitude: 37.62 };
const KAZAN: Destination = { id: 1, name: 'Казань', country: 'RU', latitude: 55.79, longitude: 49.12, km: 720 };
const CODES: Record<string, object[]> = {
  Москва: [{ code: 44, latitude: 55.75, longitude: 37.61 }],
  Казань: [
    { code: 7, latitude: 50.1, longitude: 30.2 },
    { code: 424, latitude: 55.79, longitude: 49.12 },
  ],
};
const tariff = (delivery_mode: number, delivery_sum: number) => ({
  tariff_code: 136,
  delivery_mode,
  delivery_sum,
  period_min: 2,
  period_max: 3,
  calendar_min: 2,
  calendar_max: 5,
});

type Seen = { url: string; body: string };

/** CDEK with these tariffs; the requests it got. */
async function cdek(tariffs: object[] = [], points: object[] = []) {
  const seen: Seen[] = [];
  const url = await provider(async (request, response) => {
    const body = await read(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cdek.test');
    seen.push({ url: request.url ?? '', body });
    const answers: Record<string, unknown> = {
      '/v2/oauth/token': { access_token: 'a-token', expires_in: 3599 },
      '/v2/location/cities': CODES[searchParams.get('city') ?? ''] ?? [],
      '/v2/calculator/tarifflist': { tariff_codes: tariffs },
      '/v2/deliverypoints': points,
    };
    response.end(JSON.stringify(answers[pathname]));
  });
  const time = { now: new Date('2026-11-21T12:00:00Z') };
  const carrier = createCdek({ url, account: 'an-account', secret: 'a-secret' }, MOSCOW, () => time.now);
  return { carrier, seen, time };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('CDEK', () => {
  test('gives the cheapest tariff of each service, in whole kopecks', async () => {
    const { carrier } = await cdek([tariff(4, 437.5), tariff(4, 512.35), tariff(3, 700), tariff(1, 100)]);
    expect(await carrier.quote(KAZAN, { grams: 1500 })).toEqual({
      point: { kopecks: 43_750, daysMin: 2, daysMax: 5 },
      door: { kopecks: 70_000, daysMin: 2, daysMax: 5 },
    });
  });

  test('is asked about the city at the right place, and gets the secret in one body only', async () => {
    const { carrier, seen } = await cdek([tariff(4, 1)]);
    await carrier.quote(KAZAN, { grams: 1500 });
    await carrier.quote(KAZAN, { grams: 2500 });
    const asked = seen
      .filter(({ url }) => url === '/v2/calculator/tarifflist')
      .map(({ body }) => JSON.parse(body) as object);
    expect(asked).toEqual(
      [1500, 2500].map((weight) => ({
        from_location: { code: 44 },
        to_location: { code: 424 },
        packages: [{ weight }],
      })),
    );
    expect(seen.filter(({ body, url }) => body.includes('a-secret') || url.includes('a-secret'))).toHaveLength(2);
    expect(seen.filter(({ url }) => url.startsWith('/v2/location')).length).toBe(2);
  });

  test('is asked for a new token before the old one ends', async () => {
    const { carrier, seen, time } = await cdek([tariff(4, 1)]);
    await carrier.quote(KAZAN, { grams: 1 });
    const before = seen.filter(({ url }) => url === '/v2/oauth/token').length;
    time.now = new Date(time.now.getTime() + 3_599_000);
    await carrier.quote(KAZAN, { grams: 1 });
    expect(seen.filter(({ url }) => url === '/v2/oauth/token')).toHaveLength(before + 1);
  });

  test('serves no city that it does not know', async () => {
    const { carrier } = await cdek([tariff(4, 1)]);
    const nowhere = { ...KAZAN, name: 'Нигде' };
    expect(await carrier.quote(nowhere, { grams: 1 })).toEqual({});
    expect(await carrier.points(nowhere, 'ru')).toEqual([]);
  });

  test('lists its points, the nearest to the middle of the city first', async () => {
    const point = (code: string, longitude: number) => ({
      code,
      name: `Пункт ${code}`,
      work_time: '9–21',
      location: { address: 'ул. Баумана, 1', latitude: 55.79, longitude },
    });
    const { carrier } = await cdek([], [point('KZN2', 49.5), point('KZN1', 49.13)]);
    expect(await carrier.points(KAZAN, 'ru')).toEqual(
      [
        { id: 'KZN1', longitude: 49.13 },
        { id: 'KZN2', longitude: 49.5 },
      ].map((place) => ({
        ...place,
        name: `Пункт ${place.id}`,
        address: 'ул. Баумана, 1',
        hours: '9–21',
        latitude: 55.79,
        isDemo: false,
      })),
    );
  });
});

test.each([
  ['is gone', closedProvider],
  ['refuses the secret', () => provider(answering('{"error":"invalid_client"}', 401))],
  ['fails', () => provider(answering('{}', 500))],
  ['answers no JSON', () => provider(answering('<html>'))],
  ['answers in another shape', () => provider(answering('{"token":1}'))],
  ['redirects', () => provider(answering('', 302, { location: 'http://127.0.0.1:1/' }))],
  ['sends more than 1 MiB', () => provider(answering(`"${'x'.repeat(1024 * 1024)}"`))],
  ['hangs up', () => provider((request) => request.socket.destroy())],
])('a CDEK that %s is a carrier that failed, and the error has no secret', async (_, start) => {
  const settings = { url: await start(), account: 'an-account', secret: 'a-secret' };
  const error: unknown = await createCdek(settings, MOSCOW, () => new Date())
    .quote(KAZAN, { grams: 1 })
    .catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(CarrierFailed);
  expect(String(error)).not.toContain('secret');
});
