import { describe, expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { ANONYMOUS, routesOf } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { irina } from '@partshop/features/sign-in/mocks';
import { feature } from './feature.ts';
import {
  asked,
  decidedMeanwhile,
  listServer,
  makeReviewed,
  noApplication,
  reviewServer,
  sent,
  unknownApplication,
  withDocuments,
} from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const admin = { ...irina, canSwichUser: true };

/** Requests a page as a browser without JavaScript does; with `form` it submits one. */
async function visit(path: string, form?: Record<string, string>, currentUser: typeof ANONYMOUS = irina) {
  const { store } = createTestApp({ locale: 'en', currentUser });
  const request = { locale: 'en', store, ...(form ? { form } : {}) } as const;
  const { status, location, context, render } = await requestPage(routesOf(feature), path, request);
  return { status, location, markup: context && !context.errors ? render() : '' };
}

const APPLY = '/registrationsupplier';
const LIST = '/admin/suppliers';
const REVIEW = '/admin/suppliers/12';
const FACTS = {
  seenVersion: '0',
  inn: '7701234560',
  name: 'ООО «Ромашка»',
  contactName: 'Ирина Соколова',
  phone: '+7 916 123-45-67',
  email: 'irina@example.com',
  sells: 'Тормозные колодки и диски',
  warehouseCity: 'Тверь',
};

describe('an application', () => {
  it('shows a guest how to get an account, and asks for nothing', async () => {
    const { status, markup } = await visit(APPLY, undefined, ANONYMOUS);
    expect(status).toBe(200);
    expect(markup).toContain('/en/register-simple?target=%2Fregistrationsupplier');
    expect(markup).not.toContain('name="inn"');
  });

  it('says why it is asked for, to who may sell and has no seller', async () => {
    server.use(...noApplication());
    expect((await visit(`${APPLY}?from=seller`)).markup).toContain('Продавец ещё не открыт');
    expect((await visit(APPLY)).markup).not.toContain('Продавец ещё не открыт');
  });

  it('is sent by a plain form and shown as it was sent', async () => {
    server.use(...withDocuments());
    expect(await visit(APPLY, FACTS)).toMatchObject({ status: 303, location: `/en${APPLY}` });
    const { markup } = await visit(APPLY);
    expect(markup).toContain('Заявка на проверке');
    expect(markup).toContain('ООО «Ромашка»');
    expect(markup).not.toContain('name="inn"');
  });

  it('is refused field by field, with what was typed', async () => {
    server.use(...withDocuments());
    const { status, markup } = await visit(APPLY, { ...FACTS, inn: '77', email: '', sells: 'всё' });
    expect(status).toBe(400);
    for (const text of [
      'контрольные цифры',
      'Напишите адрес почты',
      'Напишите, что продаёте',
      'value="77"',
      'value="Тверь"',
    ])
      expect(markup).toContain(text);
  });

  it('needs a document', async () => {
    server.use(...noApplication());
    const { status, markup } = await visit(APPLY, FACTS);
    expect(status).toBe(422);
    expect(markup).toContain('Приложите хотя бы один документ');
    expect(markup).toContain('value="Тверь"');
  });

  it('is filled in by the tax number; what else was typed stays', async () => {
    server.use(...noApplication());
    const { status, markup } = await visit(APPLY, { intent: 'find', inn: '7701234560', warehouseCity: 'Ржев' });
    expect(status).toBe(200);
    expect(markup).toContain('value="ООО «Тормозные системы»"');
    expect(markup).toContain('value="Ржев"');
  });

  it('loses a document by its button, and nothing that was typed', async () => {
    server.use(...withDocuments());
    const { markup } = await visit(APPLY, { ...FACTS, remove: '1' });
    expect(markup).not.toContain('ЕГРЮЛ');
    expect(markup).toContain('value="Тверь"');
  });

  it('that staff asked about shows the question and is sent again with its version', async () => {
    server.use(...asked());
    expect((await visit(APPLY)).markup).toContain('Приложите доверенность');
    expect(await visit(APPLY, { ...FACTS, seenVersion: '2' })).toMatchObject({ status: 303 });
  });

  it('that was changed elsewhere is not sent', async () => {
    server.use(...asked());
    const { status, markup } = await visit(APPLY, { ...FACTS, seenVersion: '1' });
    expect(status).toBe(409);
    expect(markup).toContain('Пока вы заполняли заявку, она изменилась');
  });
});

describe('staff', () => {
  it.each([LIST, REVIEW])('%s is for administrators only', async (path) => {
    expect((await visit(path, undefined, ANONYMOUS)).status).toBe(401);
    expect((await visit(path)).status).toBe(403);
  });

  it('lists applications by their state', async () => {
    server.use(...listServer());
    expect((await visit(LIST, undefined, admin)).markup).toContain(`/en${REVIEW}`);
    const { markup } = await visit(`${LIST}?state=refused`, undefined, admin);
    expect(markup).toContain('Всё для гаража');
    expect(markup).not.toContain('Моторные масла');
  });

  it('accepts with the version that was seen', async () => {
    let body: unknown;
    server.use(
      mockCall('post', '/services/admin/supplier-applications/{id}/decide', async (request) => {
        body = await request.json();
        return makeReviewed({ state: 'accepted' });
      }),
      ...reviewServer(),
    );
    expect(await visit(REVIEW, { decision: 'accept', seenVersion: '3', reason: '' }, admin)).toMatchObject({
      status: 303,
      location: `/en${REVIEW}`,
    });
    expect(body).toEqual({ decision: 'accept', seenVersion: 3, reason: '' });
  });

  it('asks and refuses with a reason alone, and keeps what was typed', async () => {
    server.use(...reviewServer());
    const short = await visit(REVIEW, { decision: 'refuse', seenVersion: '1', reason: 'Не' }, admin);
    expect(short.status).toBe(400);
    expect(short.markup).toContain('>Не</textarea>');
    expect(await visit(REVIEW, { decision: 'ask', seenVersion: '1', reason: 'Пришлите устав' }, admin)).toMatchObject({
      status: 303,
    });
  });

  it('sees what a colleague decided meanwhile', async () => {
    server.use(...decidedMeanwhile());
    const { status, markup } = await visit(REVIEW, { decision: 'accept', seenVersion: '1' }, admin);
    expect(status).toBe(409);
    expect(markup).toContain('Пока вы смотрели, заявка изменилась');
    expect(markup).toContain('Пришлите доверенность.');
  });

  it('finds no unknown application', async () => {
    server.use(...unknownApplication());
    expect((await visit(REVIEW, undefined, admin)).status).toBe(404);
    expect((await visit('/admin/suppliers/abc', undefined, admin)).status).toBe(404);
  });
});

it('a sent application offers no form', async () => {
  server.use(...sent());
  const { markup } = await visit(APPLY);
  expect(markup).toContain('/registration/supplier-document/1');
  expect(markup).not.toContain('<form');
});
