import type { HttpHandler } from 'msw';
import type {
  SellerCard,
  SellerInvitation,
  SellerMember,
  SellerSettings,
  SellerStaff,
  SellerStaffEvent,
  SellerToken,
  SellerWarehouse,
} from '@partshop/api-client';
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

const STAFF = '/services/seller/staff_json';
const MEMBER = '/services/seller/member_json/{id}';
const REMOVE_MEMBER = '/services/seller/member-remove_json/{id}';
const INVITATION = '/services/cabinet/seller-invitation';
export const CODE = 'K7QWHM2TPR4D';

const member = (id: number | null, values: Partial<SellerMember> = {}): SellerMember => ({
  id,
  name: 'Мария Белова',
  email: 'belova@avtoopora.ru',
  role: 'manager',
  state: 'active',
  version: 2,
  since: '2026-03-02T09:00:00.000Z',
  expiresAt: null,
  seenAt: '2026-06-15T10:20:00.000Z',
  isSelf: false,
  ...values,
});

const OWNER = member(null, {
  name: 'Дмитрий Ковалёв',
  email: '',
  role: 'owner',
  since: null,
  seenAt: null,
  isSelf: true,
  version: 1,
});
const PEOPLE = [
  OWNER,
  member(1),
  member(2, { name: 'Пётр Дёмин', email: 'demin@avtoopora.ru', role: 'warehouse', seenAt: null }),
  member(3, {
    name: 'Ольга Серова',
    email: 'serova@avtoopora.ru',
    role: 'warehouse',
    state: 'invited',
    version: 1,
    since: '2026-06-14T09:00:00.000Z',
    expiresAt: '2026-06-21T09:00:00.000Z',
    seenAt: null,
  }),
];
const event = (kind: SellerStaffEvent['kind'], at: string, values: Partial<SellerStaffEvent> = {}) => ({
  kind,
  at,
  by: 'Дмитрий Ковалёв',
  member: 'Мария Белова',
  role: null,
  ...values,
});
const EVENTS: readonly SellerStaffEvent[] = [
  event('invited', '2026-06-14T09:00:00.000Z', { member: 'Ольга Серова', role: 'warehouse' }),
  event('removed', '2026-05-20T09:00:00.000Z', { member: 'Олег Прохоров' }),
  event('changed', '2026-04-01T09:00:00.000Z', { role: 'manager' }),
  event('declined', '2026-03-03T09:00:00.000Z', { by: '', member: '' }),
  event('accepted', '2026-03-02T09:00:00.000Z', { by: 'Мария Белова' }),
  event('invited', '2026-03-01T09:00:00.000Z', { role: 'warehouse' }),
];

/** A server that keeps a seller's people. Another owner may be faster. */
export function staffServer(
  first: readonly SellerMember[] = PEOPLE,
  { isFull = false, isOvertaken = false, history = EVENTS } = {},
): HttpHandler[] {
  let members = [...first];
  const now = (): SellerStaff => ({ members, history: [...history] });
  const idOf = (request: Request) => Number(new URL(request.url).pathname.split('/').at(-1));
  const overtake = () => {
    members = members.map((one) => (one.id === 1 ? { ...one, role: 'warehouse', version: one.version + 1 } : one));
    return refuse(409, { code: 'staff-changed', staff: now() });
  };
  return [
    mockCall('get', STAFF, now),
    mockCall('post', STAFF, async (request) => {
      if (isFull) return refuse(409, { code: 'list-full' });
      const {
        Name: name,
        Email: email,
        Role: role,
      } = (await request.json()) as Record<'Name' | 'Email', string> & {
        Role: SellerMember['role'];
      };
      const invited = {
        name,
        email,
        role,
        state: 'invited' as const,
        expiresAt: '2026-06-22T12:00:00.000Z',
        seenAt: null,
      };
      members = [...members, member(9, { ...invited, version: 1, since: '2026-06-15T12:00:00.000Z' })];
      return now();
    }),
    mockCall('put', MEMBER, async (request) => {
      if (isOvertaken) return overtake();
      const { Role: role } = (await request.json()) as { Role: SellerMember['role'] };
      const id = idOf(request);
      members = members.map((one) => (one.id === id ? { ...one, role, version: one.version + 1 } : one));
      return now();
    }),
    mockCall('post', REMOVE_MEMBER, (request) => {
      if (isOvertaken) return overtake();
      const id = idOf(request);
      members = members.filter((one) => one.id !== id);
      return now();
    }),
  ];
}
export const onlyOwner = (): HttpHandler[] => [...staffServer([OWNER], { history: [] }), ...settingsServer()];
export const staffFull = (): HttpHandler[] => [...staffServer(PEOPLE, { isFull: true }), ...settingsServer()];
export const staffOvertaken = (): HttpHandler[] => [...staffServer(PEOPLE, { isOvertaken: true }), ...settingsServer()];
export const longPeople = (): HttpHandler[] => [
  ...staffServer([
    OWNER,
    member(1, {
      name: 'Константинопольский-Задунайский'.repeat(3),
      email: `${'dolgoe-imya'.repeat(8)}@example.com`,
    }),
  ]),
  ...settingsServer(),
];

const offer: SellerInvitation = {
  seller: 'ООО «Автоопора»',
  name: 'Ирина Соколова',
  role: 'warehouse',
  expiresAt: '2026-06-22T12:00:00.000Z',
};
export const invitation = (values: Partial<SellerInvitation> = {}): HttpHandler[] => [
  mockCall('post', INVITATION, async (request) => {
    const { code } = (await request.json()) as { code: string };
    return code === CODE ? { ...offer, ...values } : refuse(404, { code: 'not-found' });
  }),
  mockCall('post', `${INVITATION}/answer`, { ok: true as const }),
];
export const alreadyEmployed = (): HttpHandler[] => [
  mockCall('post', `${INVITATION}/answer`, refuse(409, { code: 'employed' })),
  ...invitation(),
];
export const longInvitation = (): HttpHandler[] => invitation({ seller: 'Торговыйдом'.repeat(12) });
export const invitationSlow = (): HttpHandler[] => [mockEndless('post', INVITATION)];
export const invitationFailing = (): HttpHandler[] => [mockCall('post', INVITATION, refuse(500, { code: 'internal' }))];

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
    ...staffServer(),
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
