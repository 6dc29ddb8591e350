import { Basket, CheckoutStep, ClientInfo, GoodList, Order, PricePage } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCities } from '../domains/places/index.ts';
import { createShopping } from '../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../testing/test-api.ts';

const api = await createTestApi();
const { database, fixtures, visitor } = api;
const { form, order } = await createShopping(api);

const MOSCOW = { id: 524_901, name: 'Москва' };
const KAZAN = { id: 551_487, name: 'Казань' };
/** Has no points; Kazan is nearer than Moscow. */
const CHEBOKSARY = { id: 569_696, name: 'Чебоксары' };
const MAKER = 'mann-filter';
const NUMBER = 'W 712/75';
/** Of a lorry from Moscow to Kazan. */
const WAY_TO_KAZAN = 3;

type Days = { deliveryDays: number; deliveryDaysMax: number };
const daysOf = ({ deliveryDays, deliveryDaysMax }: Days) => [deliveryDays, deliveryDaysMax];

let goods: { articleId: number; priceListId: number };
let pointInKazan: number;

beforeAll(async () => {
  await loadCities(database.patient);
  const place = async (point: number, cityId: number) =>
    database.db.updateTable('pickup_points').set({ city_id: cityId }).where('id', '=', point).execute();
  await place(await fixtures.point('Сокол'), MOSCOW.id);
  pointInKazan = await fixtures.point('Техническая');
  await place(pointInKazan, KAZAN.id);
  const priceListId = await fixtures.priceList('Южный порт', { lead_days: 0, lead_days_max: 1 });
  const articleId = await fixtures.article('Mann-Filter', NUMBER);
  await fixtures.offer(articleId, priceListId, { quantity: 100 });
  goods = { articleId, priceListId };
});

async function visitorIn(city: { id: number; name: string }): Promise<Visitor> {
  const guest = visitor();
  await good(guest.post('/services/cabinet/SetCity', { city: city.name, sdekId: city.id }), ClientInfo);
  return guest;
}

const priceOf = (guest: Visitor, more: object = {}) =>
  good(guest.post('/services/search/searchgood_json', { CatalogKey: MAKER, Number: NUMBER, ...more }), PricePage);
const stepOf = (guest: Visitor) => good(guest.get('/services/basket/basketshowsetstep_json'), CheckoutStep);
const cityOf = async (guest: Visitor) => (await good(guest.get('/services/clientbaseinfo'), ClientInfo)).CityId;

/** The days of the one offer, by the call that shows it. */
const shownBy: Record<string, (guest: Visitor) => Promise<Days | null | undefined>> = {
  'the price page': async (guest) => (await priceOf(guest)).items[0],
  'the makers of its number': async (guest) =>
    (await good(guest.post('/services/search/searchgoodlist_json', { Number: NUMBER }), GoodList)).items[0]?.best,
  'the search by name': async (guest) =>
    (await good(guest.post('/services/search/getcardgoods_json', { Text: NUMBER }), GoodList)).items[0]?.best,
  'the best sellers': async (guest) =>
    (await good(guest.get('/services/catalogs/topsale_json'), GoodList)).items[0]?.best,
  'the basket': async (guest) => (await good(guest.add(goods), Basket)).items[0],
  'the checkout': async (guest) => {
    await guest.add(goods);
    return (await stepOf(guest)).basket.items[0];
  },
};

describe('the days of an offer', () => {
  test.each(Object.entries(shownBy))(
    'in %s are those to the warehouse and on to the visitor’s city',
    async (_, read) => {
      expect(daysOf((await read(await visitorIn(KAZAN))) as Days)).toEqual([WAY_TO_KAZAN, 1 + WAY_TO_KAZAN]);
      expect(daysOf((await read(await visitorIn(MOSCOW))) as Days)).toEqual([0, 1]);
      expect(daysOf((await read(visitor())) as Days)).toEqual([0, 1]);
    },
  );

  test('lead to the nearest city with points, when the visitor’s has none', async () => {
    const guest = await visitorIn(CHEBOKSARY);
    expect(await priceOf(guest)).toMatchObject({ items: [{ deliveryDays: WAY_TO_KAZAN }] });
  });

  test('are those of the visitor’s city in the filter by days too', async () => {
    const guest = await visitorIn(KAZAN);
    expect((await priceOf(guest, { DeliveryDays: WAY_TO_KAZAN })).items).toEqual([]);
    const { items, filterList, deliveryDays } = await priceOf(guest, { DeliveryDays: 1 + WAY_TO_KAZAN });
    expect(items).toHaveLength(1);
    expect(deliveryDays).toBe(WAY_TO_KAZAN);
    const steps = filterList.find(({ key }) => key === 'DeliveryDays')?.values.map(({ value }) => Number(value));
    expect(Math.min(...(steps ?? []))).toBe(1 + WAY_TO_KAZAN);
    const foundWithin = async (DeliveryDays: number) =>
      (await good(guest.post('/services/search/getcardgoods_json', { Text: NUMBER, DeliveryDays }), GoodList)).items;
    expect(await foundWithin(WAY_TO_KAZAN)).toEqual([]);
    expect(await foundWithin(1 + WAY_TO_KAZAN)).toHaveLength(1);
  });
});

describe('the checkout', () => {
  test('opens at the visitor’s city, or at the nearest one with points', async () => {
    const pickupOf = async (guest: Visitor) => (await stepOf(guest)).pickupCity;
    expect(await pickupOf(await visitorIn(KAZAN))).toEqual({ cityId: KAZAN.id, isNearest: false });
    expect(await pickupOf(await visitorIn(CHEBOKSARY))).toEqual({ cityId: KAZAN.id, isNearest: true });
    expect(await pickupOf(visitor())).toEqual({ cityId: null, isNearest: false });
  });

  test('names the city of each point, so that choosing one can choose the city', async () => {
    const { points } = await stepOf(visitor());
    expect(points.find(({ id }) => id === pointInKazan)).toMatchObject({ cityId: KAZAN.id, countryCode: 1 });
  });
});

describe('an order', () => {
  const orderToKazan = async (guest: Visitor) => {
    await guest.add(goods);
    return good(order(guest, form({ PointId: pointInKazan })), Order);
  };

  test('has the days to the city of its point, which becomes the visitor’s', async () => {
    for (const guest of [visitor(), await visitorIn(MOSCOW)]) {
      const { items } = await orderToKazan(guest);
      expect(items.map(daysOf)).toEqual([[WAY_TO_KAZAN, 1 + WAY_TO_KAZAN]]);
      expect(await cityOf(guest)).toBe(KAZAN.id);
    }
  });

  test('does not move a visitor who collects in the nearest city with points', async () => {
    const guest = await visitorIn(CHEBOKSARY);
    await orderToKazan(guest);
    expect(await cityOf(guest)).toBe(CHEBOKSARY.id);
  });
});
