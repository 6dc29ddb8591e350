import type { HttpHandler } from 'msw';
import type { CompanyDetails, DeliveryAddress, OwnSession } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { CODE, irina, PASSWORD } from '@partshop/features/sign-in/mocks';

const NAME = '/services/cabinet/name';
const SEND_CODE = '/services/cabinet/contact/code';
const CONTACT = '/services/cabinet/contact';
const SESSIONS = '/services/cabinet/sessions';
const ADDRESSES = '/services/cabinet/addresses';
const DELETE = '/services/cabinet/delete-account';

const bodyOf = async (request: Request) => (await request.json()) as Record<string, string>;
const codeWrong = refuse(422, { code: 'code-wrong', triesLeft: 4 });

export const nameChange = (): HttpHandler[] => [
  mockCall('put', NAME, async (request) => ({ ...irina, ClientName: (await bodyOf(request))['name'] ?? '' })),
];

/** The code is {@link CODE}. */
export const contactChange = (): HttpHandler[] => [
  mockCall('post', SEND_CODE, async (request) => ({
    contact: ((await bodyOf(request))['contact'] ?? '').replaceAll(/[ ()-]/g, ''),
    resendAfter: 60,
    expiresIn: 600,
  })),
  mockCall('put', CONTACT, async (request) => {
    const { contact = '', code } = await bodyOf(request);
    if (code !== CODE) return codeWrong;
    if (contact.includes('@')) return { ...irina, ClientEmail: contact };
    // The field sends a number as it was typed until the rules of phone numbers have come.
    return { ...irina, ClientPhone: `+7${contact.replaceAll(/\D/g, '').slice(-10)}` };
  }),
];
export const contactTaken = (): HttpHandler[] => [
  mockCall('put', CONTACT, refuse(409, { code: 'phone-taken' })),
  ...contactChange(),
];
export const contactTooMany = (): HttpHandler[] => [
  mockCall('post', SEND_CODE, refuse(429, { code: 'too-many', retryAfter: 840 })),
];

const session = (id: number, device: string, values: Partial<OwnSession> = {}): OwnSession => ({
  id,
  isCurrent: false,
  device,
  address: '203.0.113.7',
  startedAt: '2026-05-02T09:00:00.000Z',
  seenAt: '2026-06-14T18:30:00.000Z',
  ...values,
});

/** A server that keeps the sessions of the client. */
export function sessionServer(): HttpHandler[] {
  let items = [
    session(1, 'Firefox, Windows', { isCurrent: true, seenAt: '2026-06-15T08:00:00.000Z' }),
    session(2, 'Safari, iPhone', { address: '2001:db8:85a3:0:0:8a2e:370:7334' }),
    session(3, '', { address: '', seenAt: '2026-05-20T08:00:00.000Z' }),
  ];
  return [
    mockCall('get', SESSIONS, () => ({ items })),
    mockCall('post', '/services/cabinet/sessions/end', async (request) => {
      const { id } = (await request.json()) as { id: number | null };
      items = items.filter((one) => one.isCurrent || (id !== null && one.id !== id));
      return { items };
    }),
  ];
}
export const oneSession = (): HttpHandler[] => [
  mockCall('get', SESSIONS, { items: [session(1, 'Firefox, Windows', { isCurrent: true })] }),
];
export const sessionsSlow = (): HttpHandler[] => [mockEndless('get', SESSIONS)];
export const sessionsFailing = (): HttpHandler[] => [mockCall('get', SESSIONS, refuse(500, { code: 'internal' }))];
export const sessionsStay = (): HttpHandler[] => [
  mockCall('post', '/services/cabinet/sessions/end', refuse(503, { code: 'unavailable' })),
  ...sessionServer(),
];

const moscow = { cityId: 524_901, city: 'Москва' };
const HOMES: DeliveryAddress[] = [
  { id: 1, ...moscow, address: 'ул. Ленина, 10, кв. 5, подъезд 2', isDefault: true },
  { id: 2, cityId: 551_487, city: 'Казань', address: 'пр. Победы, 91', isDefault: false },
];

/** A server that keeps the addresses of the client. */
export function addressServer(...first: DeliveryAddress[]): HttpHandler[] {
  let items = first;
  return [
    mockCall('get', ADDRESSES, () => ({ items })),
    mockCall('post', ADDRESSES, async (request) => {
      const { address = '' } = await bodyOf(request);
      items = [...items, { id: 9, ...moscow, address, isDefault: items.length === 0 }];
      return { items };
    }),
    mockCall('post', '/services/cabinet/addresses/{id}/default', (request) => {
      const id = Number(new URL(request.url).pathname.split('/').at(-2));
      items = items.map((one) => ({ ...one, isDefault: one.id === id }));
      return { items };
    }),
    mockCall('delete', '/services/cabinet/addresses/{id}', (request) => {
      const id = Number(new URL(request.url).pathname.split('/').at(-1));
      items = items.filter((one) => one.id !== id);
      return { items };
    }),
  ];
}
export const homes = (): HttpHandler[] => addressServer(...HOMES);
export const longAddress = (): HttpHandler[] =>
  addressServer({ id: 3, ...moscow, address: 'Проезд'.repeat(40), isDefault: true });
export const addressesFull = (): HttpHandler[] => [
  mockCall('post', ADDRESSES, refuse(409, { code: 'list-full' })),
  ...homes(),
];
export const addressesFailing = (): HttpHandler[] => [mockCall('get', ADDRESSES, refuse(500, { code: 'internal' }))];

const COMPANY = '/services/cabinet/company';
const romashka = { inn: '7701234560', kpp: '770101001', ogrn: '1027700132195', address: 'Москва, ул. Примерная, 1' };

/** A client without a company yet; the service finds one. */
export const company = (isActive = true): HttpHandler[] => [
  mockCall('get', COMPANY, { company: null }),
  mockCall('put', COMPANY, async (request) => ({ company: (await request.json()) as CompanyDetails })),
  mockCall('get', '/services/company-lookup', { ...romashka, name: 'ООО «Ромашка»', isActive }),
];
/** The company that an employee works for. */
export const companyOfEmployer = (): HttpHandler[] => [
  mockCall('get', COMPANY, { company: { ...romashka, name: 'ООО «Ромашка»' } }),
];
export const companyServiceDown = (): HttpHandler[] => [
  mockCall('get', '/services/company-lookup', refuse(503, { code: 'unavailable' })),
  ...company(),
];

/** The right password is {@link PASSWORD}, the right code {@link CODE}. */
export const deletion = (): HttpHandler[] => [
  mockCall('post', '/client/phone/SendCode', { phone: '+79161234567', resendAfter: 60, expiresIn: 600 }),
  mockCall('post', DELETE, async (request) => {
    const { password, code } = await bodyOf(request);
    if (password === PASSWORD || code === CODE) return { ok: true as const };
    return password === undefined ? codeWrong : refuse(422, { code: 'wrong-credentials' });
  }),
];
export const deletionRefused = (code: 'orders-open' | 'debt-open'): HttpHandler[] => [
  mockCall('post', DELETE, refuse(409, { code })),
];
