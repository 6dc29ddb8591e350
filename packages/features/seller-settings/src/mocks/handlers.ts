import type { HttpHandler } from 'msw';
import type { SellerCard, SellerSettings, SellerToken, SellerWarehouse } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { sellerServer } from '@partshop/features/seller/mocks';

const CARD = '/services/seller/card_json';
const SETTINGS = '/services/seller/settings_json';
const WAREHOUSE = '/services/seller/warehouse_json';
const TOKENS = '/services/seller/tokens_json';
const TOKEN = '/services/seller/token_json';
const ONE_TOKEN = '/services/seller/token_json/{id}';

const warehouse = (priceListId: number, values: Partial<SellerWarehouse> = {}): SellerWarehouse => ({
  priceListId,
  version: 3,
  name: 'Москва, склад Южный порт',
  city: 'Москва',
  offers: 48_211,
  leadDays: 0,
  leadDaysMax: 1,
  isReturnable: true,
  weekdays: [1, 2, 3, 4, 5],
  cutOff: '16:30',
  closedDays: ['2026-12-31', '2027-01-01', '2027-01-02', '2027-02-23'],
  sendsOn: '2026-06-16',
  promisedDays: 1,
  promisedDaysMax: 2,
  ...values,
});

const OBUKHOVO = warehouse(3, {
  name: 'Санкт-Петербург, Обухово',
  city: 'Санкт-Петербург',
  version: 1,
  offers: 12_090,
  leadDays: 2,
  leadDaysMax: 4,
  isReturnable: false,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutOff: null,
  closedDays: [],
  sendsOn: '2026-06-15',
  promisedDays: 2,
  promisedDaysMax: 4,
});

const settingsOf = (values: Partial<SellerSettings> = {}): SellerSettings => ({
  version: 2,
  returnRules: 'Упаковка цела, следов установки нет.\nЭлектронику принимаем только по гарантии.',
  noticeEmail: 'sklad@avtoopora.ru',
  wantsNotices: true,
  warehouses: [warehouse(1), OBUKHOVO],
  ...values,
});

const token = (id: number, values: Partial<SellerToken> = {}): SellerToken => ({
  id,
  name: '1С склада',
  scopes: ['upload-lists', 'read-orders'],
  ending: 'x7Qe',
  madeAt: '2026-05-12T08:00:00.000Z',
  usedAt: '2026-06-15T11:58:00.000Z',
  ...values,
});

/** A server that keeps a seller's tokens. */
export function tokensServer(
  first: readonly SellerToken[] = [
    token(1),
    token(2, { name: 'Обмен остатками', scopes: ['upload-lists'], ending: 'm0-Z', usedAt: null }),
  ],
  { isFull = false } = {},
): HttpHandler[] {
  let tokens = [...first];
  return [
    mockCall('get', TOKENS, () => ({ tokens })),
    mockCall('post', TOKEN, async (request) => {
      if (isFull) return refuse(409, { code: 'list-full' });
      const { Name: name, Scopes: scopes } = (await request.json()) as { Name: string; Scopes: SellerToken['scopes'] };
      tokens = [
        ...tokens,
        token(tokens.length + 1, { name, scopes, ending: 'Kd4w', usedAt: null, madeAt: '2026-06-15T12:00:00.000Z' }),
      ];
      return { secret: 'partshop_Jx2q0b8mT5vE1nYwRk7uHcZ3fLs9aGdPoIi6tQyKd4w', tokens };
    }),
    mockCall('delete', ONE_TOKEN, (request) => {
      const id = Number(new URL(request.url).pathname.split('/').at(-1));
      tokens = tokens.filter((one) => one.id !== id);
      return { tokens };
    }),
  ];
}

type SentWarehouse = {
  PriceListId: number;
  LeadDays: number;
  LeadDaysMax: number;
  IsReturnable: boolean;
  Weekdays: number[];
  CutOff: string | null;
  ClosedDays: string[];
};
type SentSettings = { ReturnRules: string; NoticeEmail: string; WantsNotices: boolean };

/** A server that keeps what a seller sets. Another person may save first. */
export function settingsServer(
  first: Partial<SellerSettings> = {},
  { isOvertaken = false }: { isOvertaken?: boolean } = {},
): HttpHandler[] {
  let settings = settingsOf(first);
  return [
    ...sellerServer(),
    mockCall('get', SETTINGS, () => settings),
    mockCall('put', SETTINGS, async (request) => {
      const { ReturnRules, NoticeEmail, WantsNotices } = (await request.json()) as SentSettings;
      const version = settings.version + 1;
      settings = isOvertaken
        ? { ...settings, version, returnRules: 'Принимаем всё в течение 14 дней.', wantsNotices: false }
        : { ...settings, version, returnRules: ReturnRules, noticeEmail: NoticeEmail, wantsNotices: WantsNotices };
      return isOvertaken ? refuse(409, { code: 'settings-changed', settings }) : settings;
    }),
    mockCall('put', WAREHOUSE, async (request) => {
      const sent = (await request.json()) as SentWarehouse;
      const now = settings.warehouses.find(({ priceListId }) => priceListId === sent.PriceListId) ?? warehouse(1);
      const saved: SellerWarehouse = isOvertaken
        ? { ...now, version: now.version + 1, cutOff: '12:00' }
        : {
            ...now,
            version: now.version + 1,
            leadDays: sent.LeadDays,
            leadDaysMax: sent.LeadDaysMax,
            isReturnable: sent.IsReturnable,
            weekdays: sent.Weekdays,
            cutOff: sent.CutOff,
            closedDays: sent.ClosedDays.toSorted(),
          };
      const warehouses = settings.warehouses.map((one) => (one.priceListId === saved.priceListId ? saved : one));
      settings = { ...settings, warehouses };
      return isOvertaken ? refuse(409, { code: 'settings-changed', warehouse: saved }) : saved;
    }),
    ...tokensServer(),
  ];
}

export const overtaken = (): HttpHandler[] => settingsServer({}, { isOvertaken: true });
export const noWarehouses = (): HttpHandler[] =>
  settingsServer({ version: 1, returnRules: '', noticeEmail: '', wantsNotices: false, warehouses: [] });
const LONG_NAME = 'Распределительный центр «Северо-Восточный», корпус 17, ворота 4, секция хранения крупногабарита';
export const longSettings = (): HttpHandler[] =>
  settingsServer({
    returnRules: 'Оченьдлинноесловобезпробелов'.repeat(12),
    warehouses: [warehouse(1, { name: LONG_NAME, city: 'Городской округ Ленинский', promisedDaysMax: 365 })],
  });
export const settingsSlow = (): HttpHandler[] => [mockEndless('get', SETTINGS), ...settingsServer()];
export const settingsFailing = (): HttpHandler[] => [
  mockCall('get', SETTINGS, refuse(500, { code: 'internal' })),
  ...settingsServer(),
];

const cardOf = (values: Partial<SellerCard> = {}): SellerCard => ({
  name: 'ООО «Автоопора»',
  returnRules: settingsOf().returnRules,
  warehouses: [
    { ...shown(warehouse(1)), reliability: 97 },
    { ...shown(OBUKHOVO), reliability: 88 },
  ],
  factDays: 90,
  kept: { of: 412, count: 396 },
  refused: { of: 440, count: 9 },
  returned: { of: 398, count: 6 },
  gaps: ['stale', 'no-schedule', 'no-returns'],
  ...values,
});

const shown = ({ priceListId, name, city, offers, isReturnable, ...terms }: SellerWarehouse) => {
  const { sendsOn, promisedDays, promisedDaysMax } = terms;
  return { priceListId, name, city, offers, isReturnable, sendsOn, promisedDays, promisedDaysMax };
};

export const cardServer = (values: Partial<SellerCard> = {}): HttpHandler[] => [
  ...sellerServer(),
  mockCall('get', CARD, cardOf(values)),
];
const NOBODY = { of: 0, count: 0 };
export const newSeller = (): HttpHandler[] =>
  cardServer({
    returnRules: '',
    warehouses: [],
    kept: NOBODY,
    refused: NOBODY,
    returned: NOBODY,
    gaps: ['no-lists', 'no-notices', 'no-rules'],
  });
export const wholeCard = (): HttpHandler[] => cardServer({ gaps: [] });
export const longCard = (): HttpHandler[] =>
  cardServer({
    returnRules: 'Оченьдлинноесловобезпробелов'.repeat(12),
    warehouses: [{ ...shown(warehouse(1, { name: LONG_NAME, offers: 1_000_000 })), reliability: 100 }],
    gaps: ['no-lists', 'stale', 'no-schedule', 'no-notices', 'no-rules', 'no-returns'],
  });
export const cardSlow = (): HttpHandler[] => [mockEndless('get', CARD), ...cardServer()];
export const cardFailing = (): HttpHandler[] => [
  mockCall('get', CARD, refuse(500, { code: 'internal' })),
  ...cardServer(),
];

export const noTokens = (): HttpHandler[] => [...tokensServer([]), ...settingsServer()];
export const tokensFull = (): HttpHandler[] => [...tokensServer(undefined, { isFull: true }), ...settingsServer()];
