import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { findOrder } from './find-order.saga.ts';
import { broken, CODE, found, ORDER_NUMBER, tooManyCodes } from './mocks/handlers.ts';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));

const PHONE = '+79161234567';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const send = async (fields: Record<string, string>) => {
  const form = formOf({ number: ORDER_NUMBER, phone: PHONE, ...fields });
  return createTestApp().store.run(findOrder, undefined, { params: {}, query: new URLSearchParams(), form });
};

describe('an order', () => {
  it('is asked for by number and phone, and a code is sent', async () => {
    server.use(...found());
    expect(await send({ step: 'order' })).toMatchObject({
      data: { step: 'code', number: ORDER_NUMBER, phone: PHONE, seconds: 60, refusal: null },
    });
  });

  it('is shown after the right code', async () => {
    server.use(...found());
    const answer = await send({ step: 'code', code: CODE });
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe(`/client/vue-order/${ORDER_NUMBER}`);
  });

  it('is shown without another code when the number was mistyped', async () => {
    server.use(...found());
    expect(await send({ step: 'code', code: CODE, number: '26-0000-0000' })).toMatchObject({
      data: { step: 'order', refusal: { problems: [{ field: 'number', code: 'orderUnknown' }] } },
    });
    expect(await send({ step: 'order' })).toBeInstanceOf(Response);
  });
});

describe('a refusal', () => {
  it('names the wrong fields before anything is sent', async () => {
    expect(await send({ step: 'order', number: 'W712', phone: '' })).toMatchObject({
      data: { refusal: { problems: [{ code: 'numberWrong' }, { code: 'phoneMissing' }] } },
    });
    expect(await send({ step: 'order', phone: '8 916 123-45' })).toMatchObject({
      data: { refusal: { problems: [{ field: 'phone', code: 'phoneShort', missing: 2 }] } },
    });
  });

  it('of a wrong code stays on its step', async () => {
    server.use(...found());
    expect(await send({ step: 'code', code: '111111' })).toMatchObject({
      data: { step: 'code', refusal: { problems: [{ code: 'codeWrong', left: 4 }] } },
    });
    expect(await send({ step: 'code', code: '11' })).toMatchObject({
      data: { step: 'code', refusal: { problems: [{ code: 'codeMissing' }] } },
    });
  });

  it('after too many codes, and of a broken server, is told', async () => {
    server.use(...tooManyCodes());
    expect(await send({ step: 'order' })).toMatchObject({ data: { refusal: { reason: 'too-many', minutes: 180 } } });
    server.use(...broken());
    expect(await send({ step: 'order' })).toMatchObject({ data: { refusal: { reason: 'failed' } } });
  });
});

it('the buttons of the code step send another code, and lead back with what was typed', async () => {
  server.use(...found());
  expect(await send({ intent: 'resend' })).toMatchObject({ data: { step: 'code', seconds: 60 } });
  expect(await send({ intent: 'change-order' })).toMatchObject({
    data: { step: 'order', number: ORDER_NUMBER, phone: PHONE, refusal: null },
  });
});
