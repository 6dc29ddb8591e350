import { describe, expect, it } from 'vitest';
import type { ClientInfo } from '@partshop/api-client';
import { mockCall } from '@partshop/api-client/mocks';
import { ANONYMOUS, routesOf } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { currentSeller, noSeller } from '@partshop/features/seller/mocks';
import { irina } from '@partshop/features/sign-in/mocks';
import { feature } from './feature.ts';
import {
  cardServer,
  CODE,
  invitation,
  newSeller,
  overtaken,
  settingsServer,
  staffFull,
  staffOvertaken,
} from './mocks/handlers.ts';
import { daysBetween, periodsOf, readPeriod } from './settings/closed-days.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

/** Requests a page as a browser without JavaScript does; with `form` it submits one. */
async function visit(path: string, form?: Record<string, string>, currentUser: ClientInfo = currentSeller) {
  const { store } = createTestApp({ locale: 'en', currentUser });
  const request = { locale: 'en', store, ...(form ? { form } : {}) } as const;
  const { status, location, context, render } = await requestPage(routesOf(feature), path, request);
  return { status, location, markup: context && !context.errors ? render() : '' };
}

describe.each(['/seller/info', '/seller-settings'])('%s', (path) => {
  it('is for sellers only', async () => {
    server.use(...settingsServer(), ...cardServer());
    expect((await visit(path, undefined, ANONYMOUS)).status).toBe(401);
    expect((await visit(path, undefined, irina)).status).toBe(403);
    expect((await visit(path)).status).toBe(200);
  });

  it('leads who sells for nobody yet to the application', async () => {
    server.use(...noSeller(), ...settingsServer(), ...cardServer());
    expect(await visit(path)).toMatchObject({ status: 303, location: '/en/registrationsupplier?from=seller' });
  });
});

it('says what is missing in the card of a new seller', async () => {
  server.use(...newSeller());
  const { markup } = await visit('/seller/info');
  expect(markup).toContain('Нет ни одного прайса');
  expect(markup).toContain('пока не о чем судить');
});

const WAREHOUSE = {
  of: '1',
  version: '3',
  weekdays: '2',
  cutOff: '15:00',
  leadDays: '1',
  leadDaysMax: '2',
  closed: '2026-12-31/2027-01-02',
  closedFrom: '2027-01-07',
  closedTo: '2027-01-08',
  isReturnable: 'on',
};

it('sends the form of a warehouse with the version that was seen, and days instead of periods', async () => {
  let sent: unknown;
  server.use(
    mockCall('put', '/services/seller/warehouse_json', async (request) => {
      sent = await request.json();
      return {} as never;
    }),
    ...settingsServer(),
  );
  expect(await visit('/seller-settings', WAREHOUSE)).toMatchObject({
    status: 303,
    location: '/en/seller-settings?done=1',
  });
  expect(sent).toEqual({
    PriceListId: 1,
    Version: 3,
    LeadDays: 1,
    LeadDaysMax: 2,
    IsReturnable: true,
    Weekdays: [2],
    CutOff: '15:00',
    ClosedDays: ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-07', '2027-01-08'],
  });
});

it.each([
  [{ weekdays: '9' }, 'Отметьте хотя бы один день'],
  [{ cutOff: '25:00' }, 'Напишите время'],
  [{ leadDays: 'два' }, 'Напишите число от 0 до 365'],
  [{ leadDaysMax: '0' }, 'Не меньше, чем «от»'],
  [{ closedFrom: '' }, 'Выберите день'],
  [{ closedTo: '2027-01-01' }, 'День раньше, чем «с»'],
  [{ closedTo: '2027-12-01' }, 'Закрытых дней может быть не больше 60'],
])('refuses a warehouse with %o and keeps what was typed', async (more, text) => {
  server.use(...settingsServer());
  const { status, markup } = await visit('/seller-settings', { ...WAREHOUSE, ...more });
  expect(status).toBe(400);
  expect(markup).toContain(text);
  const { cutOff, leadDays, leadDaysMax, closed, closedTo } = { ...WAREHOUSE, ...more };
  for (const value of [cutOff, leadDays, leadDaysMax, closed, closedTo]) expect(markup).toContain(`value="${value}"`);
});

it('shows what is set now when somebody else was faster', async () => {
  server.use(...overtaken());
  const { status, markup } = await visit('/seller-settings', WAREHOUSE);
  expect(status).toBe(200);
  expect(markup).toContain('Ничего не сохранено');
  expect(markup).toContain('заказы до 12:00');
});

it.each([
  [{ wantsNotices: 'on', noticeEmail: '' }, 'Напишите почту, чтобы получать письма'],
  [{ wantsNotices: 'on', noticeEmail: 'nobody' }, 'почт'],
])('refuses mails with %o', async (more, text) => {
  server.use(...settingsServer());
  const form = { of: 'general', version: '2', returnRules: 'Как есть', ...more };
  const { status, markup } = await visit('/seller-settings', form);
  expect(status).toBe(400);
  expect(markup).toContain(text);
  expect(markup).toContain('Как есть');
});

it('reads days as periods and back', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-03'];
  expect(periodsOf(days)).toEqual([
    { from: '2026-02-28', to: '2026-03-01' },
    { from: '2026-03-03', to: '2026-03-03' },
  ]);
  expect(readPeriod('2026-02-28/2026-03-01', 60)).toEqual(days.slice(0, 2));
  expect(readPeriod('2026-02-30/2026-03-01', 60)).toEqual([]);
  expect(daysBetween({ from: '2026-01-01', to: '9999-01-01' }, 61)).toHaveLength(61);
  expect(daysBetween({ from: '2026-01-02', to: '2026-01-01' }, 61)).toEqual([]);
});

it('shows a new token in the answer to its form, and never again', async () => {
  server.use(...settingsServer());
  const made = await visit('/seller-settings', { of: 'tokens', name: 'ERP', scopes: 'read-orders' });
  expect(made.status).toBe(200);
  expect(made.markup).toContain('partshop_');
  const { markup } = await visit('/seller-settings');
  expect(markup).toContain('ERP');
  expect(markup).not.toContain('partshop_');
});

it('keeps what was typed when a token is refused', async () => {
  server.use(...settingsServer());
  const { status, markup } = await visit('/seller-settings', { of: 'tokens', name: 'ERP' });
  expect(status).toBe(400);
  expect(markup).toContain('value="ERP"');
});

it('revokes a token, and says so', async () => {
  server.use(...settingsServer());
  expect(await visit('/seller-settings', { of: 'tokens', revoke: '1' })).toMatchObject({
    status: 303,
    location: expect.stringContaining('/seller-settings?done=token') as string,
  });
});

const ofStaff = async (form: Record<string, string>) => visit('/seller-settings', { of: 'staff', ...form });
const INVITED = { name: 'Нина Громова', email: 'gromova@avtoopora.ru', role: 'manager' };

it('invites somebody by a plain form, and says so', async () => {
  let sent: unknown;
  server.use(
    mockCall('post', '/services/seller/staff_json', async (request) => {
      sent = await request.json();
      return { members: [], history: [] };
    }),
    ...settingsServer(),
  );
  expect(await ofStaff(INVITED)).toMatchObject({ status: 303, location: '/en/seller-settings?done=invited' });
  expect(sent).toEqual({ Name: 'Нина Громова', Email: 'gromova@avtoopora.ru', Role: 'manager' });
});

it.each([
  [{ name: '' }, 'gromova@avtoopora.ru'],
  [{ email: 'nobody' }, 'Нина Громова'],
  [{ email: '' }, 'Нина Громова'],
])('refuses an invitation with %o and keeps what was typed', async (more, kept) => {
  server.use(...settingsServer());
  const { status, markup } = await ofStaff({ ...INVITED, ...more });
  expect(status).toBe(400);
  expect(markup).toContain('FormErrorSummary');
  expect(markup).toContain(`value="${kept}"`);
});

it('says that no more people can be invited', async () => {
  server.use(...staffFull());
  expect((await ofStaff(INVITED)).markup).toContain('Сотрудников уже 50');
});

it.each([
  [{ role: 'warehouse' }, 'changed', { Role: 'warehouse', Version: 2 }],
  [{ role: 'manager', act: 'remove' }, 'removed', { Version: 2 }],
] as const)('sends %o of somebody with the version that was seen', async (form, done, body) => {
  const asked: { path: string; body: unknown }[] = [];
  const note = async (request: Request) => {
    asked.push({ path: new URL(request.url).pathname, body: await request.json() });
    return { members: [], history: [] };
  };
  server.use(
    mockCall('put', '/services/seller/member_json/{id}', note),
    mockCall('post', '/services/seller/member-remove_json/{id}', note),
    ...settingsServer(),
  );
  const answer = await ofStaff({ member: '1', version: '2', ...form });
  expect(answer).toMatchObject({ status: 303, location: `/en/seller-settings?done=${done}` });
  expect(asked).toEqual([{ path: expect.stringMatching(/\/1$/) as string, body }]);
});

it('says that another owner was faster', async () => {
  server.use(...staffOvertaken());
  const { status, markup } = await ofStaff({ member: '1', version: '2', role: 'owner' });
  expect(status).toBe(200);
  expect(markup).toContain('этого сотрудника уже изменили');
});

it('shows people and tokens to owners alone', async () => {
  server.use(...settingsServer());
  const seen = async (SellerRole: 'owner' | 'manager' | 'warehouse') =>
    visit('/seller-settings', undefined, { ...currentSeller, SellerRole });
  expect((await seen('owner')).markup).toContain('Сотрудники');
  const { status, markup } = await seen('manager');
  expect(status).toBe(200);
  expect(markup).not.toMatch(/Сотрудники|Токены API/);
  expect((await seen('warehouse')).status).toBe(403);
});

const INVITATION_PAGE = `/profile/seller-invitation?code=${CODE}`;

it('shows an invitation to who is logged in, and asks for its code where it is unknown', async () => {
  server.use(...invitation());
  expect((await visit(INVITATION_PAGE, undefined, ANONYMOUS)).status).toBe(401);
  expect((await visit(INVITATION_PAGE, undefined, irina)).markup).toContain('приглашает вас работать');
  expect((await visit('/profile/seller-invitation?code=OLD', undefined, irina)).markup).toContain(
    'Такого приглашения нет',
  );
});

it('leads who accepts to the orders, and who declines to the own profile', async () => {
  server.use(...invitation());
  const answer = async (given: string) => visit(INVITATION_PAGE, { code: CODE, answer: given }, irina);
  expect(await answer('accept')).toMatchObject({ status: 303, location: '/en/seller/orders/new' });
  expect(await answer('decline')).toMatchObject({ status: 303, location: '/en/profile' });
});
