import { Order } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccounts } from '../../testing/accounts.ts';
import { createInbox, otherThan } from '../../testing/messages.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { needsCode } from './phone-check.ts';

const api = await createTestApi({ orderSms: 'risky' });
const { fixtures, visitor } = api;
const { code } = createInbox(api);
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);
let phones = 0;
const newPhone = () => `+7915${2_000_000 + (phones += 1)}`;

/** A guest with goods that cannot be returned, and the form that agrees to it. */
async function risky() {
  const guest = visitor();
  await guest.add(await fixtures.goods({}, { is_returnable: false }));
  const phone = newPhone();
  return { guest, phone, body: form({ AcceptsNoReturns: true, ContactPhone: phone }) };
}

test.each([
  ['off', true, true, false],
  ['risky', false, false, false],
  ['risky', true, false, true],
  ['risky', false, true, true],
  ['always', false, false, true],
] as const)(
  'the setting %s with delivery %o and no returns %o asks for a code: %o',
  (setting, isDelivery, isRefusal, is) => {
    expect(needsCode(setting, { isDelivery, isRefusal })).toBe(is);
  },
);

test('isCheckSMS tells it before the order', async () => {
  const ask = async (query: string) =>
    good(visitor().get(`/services/basket/isCheckSMS?${query}`), z.object({ isCheckSMS: z.boolean() }));
  expect(await ask('isDelivery=true&isRefusal=false')).toEqual({ isCheckSMS: true });
  expect(await ask('isDelivery=false&isRefusal=false')).toEqual({ isCheckSMS: false });
});

describe('an order that needs a code', () => {
  test('is placed with the right one, once, and takes nothing with a wrong one or none', async () => {
    const { guest, phone, body } = await risky();
    expect(await order(guest, body)).toMatchObject({ status: 422, body: { code: 'phone-unconfirmed' } });
    expect(await order(guest, { ...body, Code: '000000' })).toMatchObject({
      status: 422,
      body: { code: 'code-expired' },
    });
    await guest.post('/client/phone/SendCode', { phone });
    const Code = await code(guest);
    const wrong = await order(guest, { ...body, Code: otherThan(Code) });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'code-wrong', triesLeft: 4 } });
    expect((await guest.basket()).items).toHaveLength(1);
    const made = await good(order(guest, { ...body, Code }), Order);
    // Sent again after a lost answer: the code is used up, and the session has proved the phone.
    expect(await good(order(guest, { ...body, Code }), Order)).toMatchObject({ number: made.number });
  });

  test('is no order for another phone than the proved one', async () => {
    const { guest, phone, body } = await risky();
    await guest.post('/client/phone/SendCode', { phone });
    const Code = await code(guest);
    const other = await order(guest, { ...body, Code, ContactPhone: newPhone() });
    expect(other).toMatchObject({ status: 422, body: { code: 'code-expired' } });
  });

  test('needs none for the phone of the account, which a code proved when it was made', async () => {
    const { guest, account } = await signedIn();
    await guest.add(await fixtures.goods({}, { is_returnable: false }));
    const body = form({ AcceptsNoReturns: true, ContactPhone: account.phone });
    expect(await good(order(guest, body), Order)).toMatchObject({ contactPhone: account.phone });
  });

  test('is collected and can be returned: then it needs none', async () => {
    const guest = visitor();
    await guest.add(await fixtures.goods());
    expect((await order(guest, form())).status).toBe(200);
  });
});
