import {
  CdekCosts,
  calls,
  ClientInfo,
  DeliveryCost,
  DeliveryCosts,
  DeliveryRoute,
} from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApi, good, type TestApi, type Visitor } from '../../testing/test-api.ts';
import { loadCities } from '../places/index.ts';
import { CarrierFailed, type Carrier } from './carrier.ts';
import { createDemoCarrier } from './demo-carrier.ts';

const MOSCOW = { id: 524_901, name: 'Москва' };
const KAZAN = { id: 551_487, name: 'Казань' };
/** Has no points of the shop; Kazan is the nearest city that has. */
const CHEBOKSARY = { id: 569_696, name: 'Чебоксары' };

/** A carrier that a test tells what to do, and that counts its calls. */
const control = { isDown: false, calls: 0 };
const demo = createDemoCarrier('on');
const carrier: Carrier = {
  quote: async (...given) => {
    control.calls += 1;
    if (control.isDown) throw new CarrierFailed('down');
    return demo.quote(...given);
  },
  points: async (...given) => {
    if (control.isDown) throw new CarrierFailed('down');
    return demo.points(...given);
  },
};

const api = await createTestApi({ carrier });

async function placePoints({ database, fixtures }: TestApi): Promise<void> {
  await loadCities(database.patient);
  for (const { id } of [MOSCOW, KAZAN]) {
    const point = await fixtures.point();
    await database.db.updateTable('pickup_points').set({ city_id: id }).where('id', '=', point).execute();
  }
}
beforeAll(() => placePoints(api));

async function buyerIn(city: { id: number; name: string } | undefined, qty = 2, of: TestApi = api): Promise<Visitor> {
  const guest = of.visitor();
  const goods = await of.fixtures.goods({ quantity: 1000 }, { lead_days: 1, lead_days_max: 2 });
  await guest.add(goods, qty);
  if (city) await good(guest.post('/services/cabinet/SetCity', { city: city.name, sdekId: city.id }), ClientInfo);
  return guest;
}

const costs = (guest: Visitor, query = '') => good(guest.get(`${calls.getDeliveryCost.path}${query}`), DeliveryCosts);
const typesOf = ({ costs: all }: DeliveryCosts) => all.map(({ type, by }) => `${type} by ${by}`);

describe('GetDeliveryCost', () => {
  test('offers a guest every way to their city, each with its cost and days', async () => {
    const { city, costs: all } = await costs(await buyerIn(KAZAN));
    expect(city).toBe('Казань');
    expect(all).toEqual([
      { type: 'point', by: 'shop', cost: 0, payable: 0, deliveryDays: 4, deliveryDaysMax: 5, problem: null },
      {
        type: 'courier',
        by: 'shop',
        cost: 29_000,
        payable: 29_000,
        deliveryDays: 5,
        deliveryDaysMax: 7,
        problem: null,
      },
      {
        type: 'cdek-point',
        by: 'cdek',
        cost: 33_400,
        payable: 33_400,
        deliveryDays: 4,
        deliveryDaysMax: 7,
        problem: null,
      },
      {
        type: 'company',
        by: 'company',
        cost: 73_000,
        payable: 73_000,
        deliveryDays: 5,
        deliveryDaysMax: 9,
        problem: null,
      },
    ]);
  });

  test('leads to the warehouse’s city until one is chosen, and to any other city that is asked for', async () => {
    const guest = await buyerIn(undefined);
    expect((await costs(guest)).city).toBe('Москва');
    expect((await costs(guest, `?cityId=${KAZAN.id}&lang=en`)).city).toBe('Kazan');
  });

  test('sends a courier of CDEK to a city without points of the shop', async () => {
    expect(typesOf(await costs(await buyerIn(CHEBOKSARY)))).toEqual([
      'point by shop',
      'courier by cdek',
      'cdek-point by cdek',
      'company by company',
    ]);
  });

  test('costs more for a heavier parcel', async () => {
    const [light, heavy] = [await costs(await buyerIn(KAZAN, 1)), await costs(await buyerIn(KAZAN, 30))];
    const sum = ({ costs: all }: DeliveryCosts) => all.reduce((total, { payable }) => total + (payable ?? 0), 0);
    expect(sum(heavy)).toBeGreaterThan(sum(light));
  });

  test('weighs goods by their specifications', async () => {
    const guest = api.visitor();
    const { articleId, priceListId } = await api.fixtures.goods();
    const weight = { name: { ru: 'Масса', en: 'Weight' }, value: 12.4, unit: { ru: 'кг', en: 'kg' } };
    await api.database.db
      .updateTable('articles')
      .set({ specifications: JSON.stringify([weight]) })
      .where('id', '=', articleId)
      .execute();
    await guest.add({ articleId, priceListId });
    const { costs: all } = await costs(guest);
    // 13 kg: 3 kg more than a courier carries for the fixed sum.
    expect(all.find(({ type }) => type === 'courier')?.payable).toBe(29_000 + 3 * 2500);
  });

  test('shows euros, and says what is paid in kopecks', async () => {
    const { costs: all, currency } = await costs(await buyerIn(KAZAN), '?currencyCode=EUR');
    expect(currency.code).toBe('EUR');
    expect(all[1]).toMatchObject({ cost: 310, payable: 29_000 });
  });

  test('is 404 for an unknown city', async () => {
    expect(await api.visitor().get(`${calls.getDeliveryCost.path}?cityId=1`)).toMatchObject({ status: 404 });
  });
});

describe('while CDEK is down', () => {
  test('its costs are not known, the shop’s own ways can be chosen, and it is left alone for a while', async () => {
    api.time.now = new Date(api.time.now.getTime() + 3_600_000);
    control.isDown = true;
    try {
      const guest = await buyerIn(KAZAN, 7);
      const { costs: all } = await costs(guest);
      expect(all.map(({ type, problem }) => [type, problem])).toEqual([
        ['point', null],
        ['courier', null],
        ['cdek-point', 'unknown'],
        ['company', null],
      ]);
      const asked = control.calls;
      await costs(guest);
      expect(control.calls).toBe(asked);
      const points = await guest.get(`${calls.getCdekPoints.path}?cityId=${KAZAN.id}`);
      expect(points).toMatchObject({ status: 200, body: { points: [], isUnknown: true } });
    } finally {
      control.isDown = false;
      api.time.now = new Date(api.time.now.getTime() + 60_000);
    }
    const { costs: all } = await costs(await buyerIn(KAZAN, 7));
    expect(all.map(({ problem }) => problem)).toEqual([null, null, null, null]);
  });

  test('every call of CDEK still answers', async () => {
    const down = await createTestApi({ carrier: createDemoCarrier('failing') });
    await placePoints(down);
    const guest = await buyerIn(KAZAN, 2, down);
    const unknown = { cost: null, payable: null, problem: 'unknown' };
    expect(await guest.get(calls.getDeliveryFixCostCheck.path)).toMatchObject({ status: 200, body: unknown });
    expect(await guest.get(calls.getDeliveryFixCostCheck2.path)).toMatchObject({ status: 200, body: unknown });
    expect(await guest.get(calls.getDeliveryCostTwoService.path)).toMatchObject({
      status: 200,
      body: { point: unknown, door: unknown },
    });
  });
});

test('a carrier that refuses serves no city, and a shop without a carrier offers its own ways', async () => {
  const refusing = await createTestApi({ carrier: createDemoCarrier('refusing') });
  await placePoints(refusing);
  const { costs: all } = await costs(await buyerIn(KAZAN, 2, refusing));
  expect(all[2]).toMatchObject({ type: 'cdek-point', problem: 'unserved', cost: null });
  const alone = await createTestApi({ carrier: undefined });
  await placePoints(alone);
  expect(typesOf(await costs(await buyerIn(KAZAN, 2, alone)))).toEqual([
    'point by shop',
    'courier by shop',
    'company by company',
  ]);
});

describe('CDEK', () => {
  test('keeps the same cost in every call', async () => {
    const guest = await buyerIn(KAZAN);
    const point = await good(guest.get(calls.getDeliveryFixCostCheck.path), DeliveryCost);
    const door = await good(guest.get(calls.getDeliveryFixCostCheck2.path), DeliveryCost);
    expect(point).toMatchObject({ type: 'cdek-point', payable: 33_400 });
    expect(door).toMatchObject({ type: 'courier', payable: 48_300 });
    expect(await good(guest.get(calls.getDeliveryCostTwoService.path), CdekCosts)).toEqual({ point, door });
  });

  test('lists couriers of a city, our own first', async () => {
    const couriers = await good((await buyerIn(KAZAN)).get(calls.getCourierListByCity.path), z.array(DeliveryCost));
    expect(couriers.map(({ by }) => by)).toEqual(['shop', 'cdek']);
  });

  test('counts goods that are in no basket, and refuses unknown ones', async () => {
    const guest = api.visitor();
    const { articleId, priceListId } = await api.fixtures.goods();
    const body = { cityId: KAZAN.id, products: [{ articleId, priceListId, qty: 2 }] };
    expect(await good(guest.post(calls.deliveryCostByProducts.path, body), CdekCosts)).toMatchObject({
      point: { payable: 33_400 },
      door: { payable: 48_300 },
    });
    const unknown = { ...body, products: [{ articleId: articleId + 1000, priceListId, qty: 2 }] };
    expect(await guest.post(calls.deliveryCostByProducts.path, unknown)).toMatchObject({
      status: 404,
      body: { code: 'withdrawn' },
    });
  });

  test('has points in the language of the call', async () => {
    const answer = await api.visitor().get(`${calls.getCdekPoints.path}?cityId=${KAZAN.id}&lang=en`);
    expect(answer).toMatchObject({
      status: 200,
      body: { isUnknown: false, points: [{ name: 'CDEK point 1' }, {}, {}] },
    });
  });
});

describe('routes', () => {
  test('are listed with the visitor’s first', async () => {
    const list = await good((await buyerIn(KAZAN)).get(calls.getChangeRoutesList.path), z.array(DeliveryRoute));
    expect(list.map(({ city, wayDays, isCurrent }) => [city, wayDays, isCurrent])).toEqual([
      ['Казань', 3, true],
      ['Москва', 0, false],
    ]);
  });

  test('tell when the next lorries arrive; a city without points has none', async () => {
    const guest = api.visitor();
    const found = await guest.get(`${calls.routeClient.path}?routeid=${KAZAN.id}`);
    expect(found).toMatchObject({ status: 200, body: { city: 'Казань', wayDays: 3 } });
    for (const id of [CHEBOKSARY.id, 1]) {
      expect(await guest.get(`${calls.routeClient.path}?routeid=${id}`)).toMatchObject({ status: 404 });
    }
  });
});
