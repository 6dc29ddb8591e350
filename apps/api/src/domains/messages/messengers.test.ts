import { afterAll, describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { answering, closedProvider, provider, type Listener } from '../../testing/provider.ts';
import { Visitor } from '../../testing/test-api.ts';
import { createDemoMessages, findDemoMessages } from './demo-messages.queries.ts';
import { SendingFailed } from './message.ts';
import { createMessengers } from './messengers.ts';
import { createSmtp } from './mail/smtp.ts';
import { createSmsRu } from './sms/sms-ru.ts';

const database = await createTestDatabase();
afterAll(database.close);

const MESSAGE = { to: '+79161234567', text: 'Ваш код 123456', sessionId: 1 };
const good = JSON.stringify({
  status: 'OK',
  status_code: 100,
  sms: { '79161234567': { status: 'OK', status_code: 100 } },
});

describe('the SMS service', () => {
  test('gets phone, text and key in the body, never in the URL', async () => {
    const seen: string[] = [];
    const url = await provider((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push(`${request.method} ${request.url}`, body);
        response.end(good);
      });
    });
    await createSmsRu({ url, key: 'secret-key' }).send(MESSAGE);
    const [address, body] = seen;
    expect(address).toBe('POST /send');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      api_id: 'secret-key',
      to: '79161234567',
      msg: MESSAGE.text,
      json: '1',
    });
  });

  const failures: [string, Listener][] = [
    ['refuses the key', answering('{"status":"ERROR","status_code":200}')],
    [
      'refuses the phone',
      answering('{"status":"OK","status_code":100,"sms":{"7":{"status":"ERROR","status_code":207}}}'),
    ],
    ['fails', answering('', 500)],
    ['answers HTML', answering('<html>')],
    ['answers something else', answering('{"ok":true}')],
    ['leads elsewhere', answering('', 302, { location: 'http://127.0.0.1:1/' })],
    ['answers more than 1 MiB', answering(' '.repeat(1024 * 1024 + 1) + good)],
    ['hangs up', (request) => request.socket.destroy()],
  ];
  test.each(failures)('that %s did not send, and its error holds nothing of the message', async (_, listener) => {
    const sent = createSmsRu({ url: await provider(listener), key: 'secret-key' }).send(MESSAGE);
    const error: unknown = await sent.catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(SendingFailed);
    expect((error as Error).message).not.toMatch(/9161234567|123456|secret-key/);
  });
});

test('a failure tells whether the message may have arrived', async () => {
  const failureOf = async (url: string) => {
    const error: unknown = await createSmsRu({ url, key: 'k' })
      .send(MESSAGE)
      .catch((fault: unknown) => fault);
    return (error as SendingFailed).mayHaveArrived;
  };
  expect(await failureOf(await provider(answering('{"status":"ERROR","status_code":200}')))).toBe(false);
  expect(await failureOf(await provider(answering('', 500)))).toBe(false);
  expect(await failureOf(await closedProvider())).toBe(false);
  expect(await failureOf(await provider((request) => request.socket.destroy()))).toBe(true);
});

test('an unreachable mail server throws, and the error quotes no address', async () => {
  const mail = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'shop@shop.test' });
  const error: unknown = await mail
    .send({ ...MESSAGE, to: 'ivan@shop.test', subject: 'Код' })
    .catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(SendingFailed);
  expect((error as Error).message).not.toContain('ivan');
  expect((error as SendingFailed).mayHaveArrived).toBe(false);
});

describe('without a provider', () => {
  const none = { sms: undefined, mail: undefined, publicOrigin: undefined };
  const clock = () => new Date('2026-11-21T12:00:00Z');

  test('a shop that is no demo sends nothing and shows nothing', async () => {
    const messengers = createMessengers({ ...none, standIn: 'none' }, database.db, clock);
    expect(messengers.hasStandIn).toBe(false);
    await expect(messengers.sms.send(MESSAGE)).rejects.toBeInstanceOf(SendingFailed);
    await expect(messengers.mail.send({ ...MESSAGE, subject: '' })).rejects.toBeInstanceOf(SendingFailed);
  });

  test('the stand-in can simulate a provider that is down', async () => {
    const messengers = createMessengers({ ...none, standIn: 'failing' }, database.db, clock);
    await expect(messengers.sms.send(MESSAGE)).rejects.toBeInstanceOf(SendingFailed);
  });

  test('a stand-in replaces only the missing sender', () => {
    const sms = { url: 'https://sms.example/send', key: 'k' };
    const mail = { url: 'smtp://mail.example', from: 'shop@shop.test' };
    const withBoth = createMessengers({ sms, mail, standIn: 'shown', publicOrigin: undefined }, database.db, clock);
    const withOne = createMessengers({ ...none, sms, standIn: 'shown' }, database.db, clock);
    expect([withBoth.hasStandIn, withOne.hasStandIn]).toEqual([false, true]);
  });
});

test('the stand-in drops messages to a client whom the demo did not make', async () => {
  const { sms, mail } = createDemoMessages(database.db, () => new Date('2026-11-21T12:00:00Z'));
  const { rows } = await database.pool.query<{ id: number }>(
    `with basket as (insert into baskets default values returning id)
     insert into sessions (token_hash, expires_at, basket_id) select 'a', now(), id from basket returning id`,
  );
  const sessionId = rows[0]?.id ?? 0;
  const { client } = createAccounts({ database, visitor: () => new Visitor(async () => new Response()) });
  const [owner, visitor] = [await client({ is_demo: false }), await client()];
  for (const { phone, email } of [owner, visitor]) {
    await sms.send({ to: phone, text: '123456', sessionId });
    await mail.send({ to: email.toUpperCase(), subject: '', text: '123456', sessionId });
  }
  const shown = await findDemoMessages(database.db, sessionId);
  expect(shown.map(({ to }) => to)).toEqual([visitor.email.toUpperCase(), visitor.phone]);
});
