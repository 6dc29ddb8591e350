import pino from 'pino';
import { expect, test } from 'vitest';
import { failingSender } from '../domains/messages/demo-messages.queries.ts';
import { SendingFailed } from '../domains/messages/message.ts';
import { createAccounts, PASSWORD } from '../testing/accounts.ts';
import { createInbox } from '../testing/messages.ts';
import { createShopping } from '../testing/shopping.ts';
import { createTestApi } from '../testing/test-api.ts';
import { SESSION_COOKIE } from '../platform/sessions/session-cookies.ts';

test('phones, e-mails, passwords, codes and tokens are never logged, even when the database fails', async () => {
  const lines: string[] = [];
  const api = await createTestApi({ log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }) });
  const { client, logIn } = createAccounts(api);
  const account = await client();
  const guest = api.visitor();
  const walk = async () => {
    await guest.post('/client/phone/SendCode', { phone: account.phone });
    await guest.post('/client/phone/ValidateCode', { phone: account.phone, code: '918273' });
    await guest.put('/services/registration/client/password/reset', { ContactPhone: account.phone });
    await guest.post('/services/cabinet/PasswordGetRecoveryCode', { email: account.email });
    await guest.post('/services/cabinet/CheckRecoveryCode', { ClientId: 'x'.repeat(22), RecoveryCode: 'secret-token' });
    await logIn(guest, account);
    await logIn(guest, account, 'a wrong password');
  };
  await walk();
  const code = await createInbox(api)
    .code(guest)
    .catch(() => 'none was sent');
  const token = guest.cookies.get(SESSION_COOKIE) ?? '';
  await api.database.pool.query('alter table clients rename to clients_away');
  await walk();
  await api.settled();
  await api.database.pool.query('alter table clients_away rename to clients');
  expect(lines.join('\n')).toContain('call failed');
  const secrets = [
    account.phone.slice(2),
    account.email,
    PASSWORD,
    'a wrong password',
    '918273',
    code,
    'secret-token',
    token,
  ];
  for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret);
});

test('an order and its messages are logged without the buyer', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const failing = {
    send: async () => Promise.reject(new SendingFailed('hung up', { mayHaveArrived: true })),
  };
  const api = await createTestApi({ log, messengers: { sms: failing, mail: failing, hasStandIn: true } });
  const { shopper, order, form } = await createShopping(api);
  const { guest } = await shopper();
  expect((await order(guest, form({ ContactEmail: 'ivan@example.com' }))).status).toBe(200);
  await guest.post('/services/orders/findbyphone_json', { Number: '26-0000-0000', phone: '+79161234567' });
  await api.settled();
  expect(lines.join('\n')).toContain('a message was given up');
  for (const secret of ['9161234567', 'ivan@example.com', 'Иван']) expect(lines.join('\n')).not.toContain(secret);
});

test('a failing provider is logged without the recipient', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const api = await createTestApi({ log, messengers: { sms: failingSender, mail: failingSender, hasStandIn: true } });
  await api.visitor().post('/client/phone/SendCode', { phone: '+79161234567' });
  expect(lines.join('\n')).toContain('no code was sent');
  expect(lines.join('\n')).not.toContain('9161234567');
});
