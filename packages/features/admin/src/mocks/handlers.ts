import type { HttpHandler } from 'msw';
import type { FoundClient } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { admin, debtor, editor, seenBy, switched } from '@partshop/features/layout/mocks';

const SWITCH = '/services/cabinet/SwitchUser';

const clients: FoundClient[] = [
  {
    ClientId: 515,
    ClientCode: 100_515,
    ClientName: 'ООО «Автодеталь»',
    ClientType: 'Wholesale',
    CityName: 'Тверь',
    IsSeller: false,
  },
  {
    ClientId: 616,
    ClientCode: 100_616,
    ClientName: 'Склад «Север»: запчасти для грузовых автомобилей и спецтехники',
    ClientType: 'Wholesale',
    CityName: 'Архангельск',
    IsSeller: true,
  },
  {
    ClientId: 4021,
    ClientCode: 104_021,
    ClientName: 'Ирина Соколова',
    ClientType: 'Retail',
    CityName: 'Москва',
    IsSeller: false,
  },
];

/** Translates every text to its key. */
const texts = mockCall('post', '/Localization/GetValues', async (request) => {
  const asked = (await request.json()) as Record<string, string[]>;
  return Object.fromEntries(
    Object.entries(asked).map(([resource, keys]) => [resource, Object.fromEntries(keys.map((key) => [key, key]))]),
  );
});

export const byAdmin = (): HttpHandler[] => seenBy(admin);
export const byEditor = (): HttpHandler[] => seenBy(editor);
export const bySwitched = (): HttpHandler[] => seenBy(switched);

/** Finds clients. */
export const findable = (): HttpHandler[] => [mockCall('get', SWITCH, clients), texts];

/** Finds nobody. */
export const nobody = (): HttpHandler[] => [mockCall('get', SWITCH, [])];

/** Accepts the switch; `onSent` gets the request body. */
export const switchable = (onSent: (body: unknown) => void = () => undefined): HttpHandler[] => [
  mockCall('get', SWITCH, clients),
  mockCall('post', SWITCH, async (request) => {
    onSent(await request.json());
    return debtor;
  }),
  mockCall('delete', SWITCH, admin),
];

/** Rejects the switch with 429. */
export const tooOften = (): HttpHandler[] => [
  mockCall('get', SWITCH, clients),
  mockCall('post', SWITCH, refuse(429, { code: 'too-many', retryAfter: 130 })),
];

/** Fails to switch back. */
export const stuck = (): HttpHandler[] => [
  mockCall('delete', SWITCH, refuse(503, { code: 'unavailable' })),
  ...bySwitched(),
];

/** Never responds to switching back. */
export const returning = (): HttpHandler[] => [mockEndless('delete', SWITCH), ...bySwitched()];
