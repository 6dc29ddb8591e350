import { describe, expect, it } from 'vitest';
import type { ClientInfo } from '@partshop/api-client';
import { mockCall } from '@partshop/api-client/mocks';
import { ANONYMOUS, routesOf } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { irina } from '@partshop/features/sign-in/mocks';
import { feature } from './feature.ts';
import {
  alreadyEmployed,
  approvalList,
  approvalServer,
  changedRequest,
  changesMeanwhile,
  CODE,
  employees,
  history,
  invitation,
  makeApproval,
  noCompany,
  owner,
  unknownRequest,
} from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

/** Requests a page as a browser without JavaScript does; with `form` it submits one. */
async function visit(path: string, form?: Record<string, string>, currentUser: ClientInfo = owner) {
  const { store } = createTestApp({ locale: 'en', currentUser });
  const request = { locale: 'en', store, ...(form ? { form } : {}) } as const;
  const { status, location, context, render } = await requestPage(routesOf(feature), path, request);
  return { status, location, markup: context && !context.errors ? render() : '' };
}

const EMPLOYEES = '/profile/company/employees';
const APPROVAL = '/profile/company/approvals/12';

it.each([EMPLOYEES, '/profile/company/approvals', APPROVAL, '/profile/company/history', '/profile/company/invitation'])(
  '%s is for clients only',
  async (path) => {
    expect((await visit(path, undefined, ANONYMOUS)).status).toBe(401);
  },
);

describe('employees', () => {
  it('are invited, changed and removed by plain forms', async () => {
    server.use(...employees());
    const wanted = { name: 'Ян', contact: 'yan@example.com', role: 'buyer', orderLimit: '1 250,50', monthLimit: '' };
    expect(await visit(EMPLOYEES, wanted)).toMatchObject({ status: 303, location: `/en${EMPLOYEES}` });
    await visit(EMPLOYEES, { change: '2', role: 'buyer', orderLimit: '', monthLimit: '700' });
    await visit(EMPLOYEES, { remove: '1' });
    const { markup } = await visit(EMPLOYEES);
    expect(markup).toContain('Ян');
    expect(markup).toContain('value="1250,50"');
    expect(markup).toContain('value="700"');
    expect(markup).not.toContain('zimin@example.com');
  });

  it('are refused field by field, with what was typed', async () => {
    server.use(...employees());
    const { status, markup } = await visit(EMPLOYEES, {
      name: 'Ян',
      contact: 'нет',
      role: 'viewer',
      orderLimit: 'сто',
    });
    expect(status).toBe(400);
    expect(markup).toContain('Напишите телефон или адрес почты');
    expect(markup).toContain('value="сто"');
  });

  it('of no company are not found', async () => {
    server.use(...noCompany());
    expect((await visit(EMPLOYEES)).status).toBe(404);
  });
});

describe('an invitation', () => {
  const path = `/profile/company/invitation?code=${CODE}`;

  it('is shown by its code and accepted', async () => {
    server.use(...invitation());
    expect((await visit(path, undefined, irina)).markup).toContain('Таксопарк Восток');
    expect(await visit(path, { code: CODE, answer: 'accept' }, irina)).toMatchObject({
      status: 303,
      location: `/en${EMPLOYEES}`,
    });
  });

  it('asks for the code again where there is none like it', async () => {
    server.use(...invitation());
    const { status, markup } = await visit('/profile/company/invitation?code=OLD', undefined, irina);
    expect(status).toBe(200);
    expect(markup).toContain('Такого приглашения нет');
    expect(markup).toContain('value="OLD"');
  });

  it('is not accepted by who buys for another company', async () => {
    server.use(...alreadyEmployed());
    const { status, markup } = await visit(path, { code: CODE, answer: 'accept' }, irina);
    expect(status).toBe(409);
    expect(markup).toContain('Вы уже заказываете за другую компанию');
  });
});

describe('an order above a limit', () => {
  it('is listed with what can be done, and a count in the links', async () => {
    server.use(...approvalList());
    const { markup } = await visit('/profile/company/approvals');
    expect(markup).toContain(`/en${APPROVAL}`);
    expect(markup).toMatch(/Одобрения<span[^>]*>2</);
  });

  it('is approved with the total that was seen', async () => {
    let sent: unknown;
    server.use(
      mockCall('post', '/services/cabinet/order-approvals/{id}/approve', async (request) => {
        sent = await request.json();
        return makeApproval({ state: 'ordered' });
      }),
      ...approvalServer(),
    );
    expect(await visit(APPROVAL, { intent: 'approve', seenTotal: '478700' })).toMatchObject({ status: 303 });
    expect(sent).toEqual({ seenTotal: 478_700, acceptsChanges: false });
  });

  it('whose prices changed says so, and its button accepts the changes', async () => {
    server.use(...changedRequest());
    const { markup } = await visit(APPROVAL);
    expect(markup).toContain('Одобрить с изменениями');
    expect(markup).toContain('name="acceptsChanges" value="yes"');
    expect(markup).toContain('Осталось');
  });

  it('that changed meanwhile is shown anew, and not placed', async () => {
    server.use(...changesMeanwhile());
    const { status, markup } = await visit(APPROVAL, { intent: 'approve', seenTotal: '1' });
    expect(status).toBe(409);
    expect(markup).toContain('Пока вы смотрели, заказ изменился');
  });

  it('is refused with a reason alone', async () => {
    server.use(...approvalServer());
    expect((await visit(APPROVAL, { intent: 'refuse', reason: ' ' })).status).toBe(400);
    expect(await visit(APPROVAL, { intent: 'refuse', reason: 'Есть' })).toMatchObject({ status: 303 });
  });

  it('of another company is not found, nor is one that has no number', async () => {
    server.use(...unknownRequest());
    expect((await visit(APPROVAL)).status).toBe(404);
    expect((await visit('/profile/company/approvals/abc')).status).toBe(404);
  });
});

it('the history links orders and requests', async () => {
  server.use(...history());
  const { markup } = await visit('/profile/company/history');
  expect(markup).toContain('/en/client/vue-order/26-0615-4821');
  expect(markup).toContain('/en/profile/company/history?page=2');
});
