import { expect, test } from 'vitest';
import { LetterRefused } from '../../../platform/http/inbound-mail.ts';
import { createMailgun, signatureOf } from './mailgun.ts';

const KEY = 'a signing key of the tests';
const now = new Date('2026-11-21T12:00:00Z');
const mailgun = createMailgun({ domain: 'lists.example', signingKey: KEY });
const HOURS = 3600;

type Told = Record<string, string | File>;

/** What Mailgun posts, as its documentation of routes says. */
function posted(told: Told = {}, { age = 0, key = KEY }: { age?: number; key?: string } = {}): FormData {
  const signed = { timestamp: String(now.getTime() / 1000 - age), token: '8f'.repeat(25) };
  const fields: Told = {
    ...signed,
    signature: signatureOf(signed, key),
    recipient: 'secret+price-1@lists.example',
    sender: 'bounce@mail.parts.example',
    from: 'Анна <Anna@parts.example>',
    subject: 'Прайс',
    'body-plain': '',
    'message-headers': JSON.stringify([
      ['Received', 'from mail'],
      ['X-Mailgun-Spf', 'Pass'],
      ['X-Mailgun-Dkim-Check-Result', 'Pass'],
    ]),
    ...told,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
const headers = (...all: [string, string][]) => ({ 'message-headers': JSON.stringify(all) });

test('a letter is read with its attachments', () => {
  const file = new File(['a;b'], 'a.csv');
  const letter = mailgun.read(posted({ 'attachment-1': file, 'attachment-count': '1' }), now);
  expect(letter).toMatchObject({
    token: '8f'.repeat(25),
    to: 'secret+price-1@lists.example',
    from: 'anna@parts.example',
    isProved: true,
    files: [{ name: 'a.csv', size: 3 }],
  });
});

test('the signature is the HMAC of timestamp and token by SHA-256, as documented', () => {
  // By `printf 1529006854a8ce0edb2dd8301dee6c2405235584e45aa91d1e9f979f3de0 | openssl dgst -sha256 -hmac key`.
  const signed = { timestamp: '1529006854', token: 'a8ce0edb2dd8301dee6c2405235584e45aa91d1e9f979f3de0' };
  expect(signatureOf(signed, 'key')).toBe('bce54fbcad565970280ea7299c6c602125e2baee67c24378db39a218a4818a71');
});

test.each<[string, FormData]>([
  ['by another key', posted({}, { key: 'another key of the tests' })],
  ['of another token', posted({ token: '9a'.repeat(25) })],
  ['of another time', posted({ timestamp: String(now.getTime() / 1000 - 1) })],
  ['of no hexadecimal number', posted({ signature: 'z'.repeat(64) })],
  ['that is shorter', posted({ signature: 'ab' })],
  ['that is a file', posted({ signature: new File(['a'], 'a') })],
  ['of 12 hours ago', posted({}, { age: 12 * HOURS + 1 })],
  ['of ten minutes from now', posted({}, { age: -600 })],
  ['of nothing', new FormData()],
])('a signature %s is refused', (_, form) => {
  expect(() => mailgun.read(form, now)).toThrow(LetterRefused);
});

test('a letter that was not forwarded for half a day is taken', () => {
  expect(mailgun.read(posted({}, { age: 12 * HOURS }), now)).toMatchObject({ isProved: true });
});

test.each<[string, Told, boolean]>([
  ['SPF fails', headers(['X-Mailgun-Spf', 'Fail']), false],
  ['SPF fails softly', headers(['X-Mailgun-Spf', 'SoftFail']), false],
  ['DKIM fails', headers(['X-Mailgun-Spf', 'Pass'], ['X-Mailgun-Dkim-Check-Result', 'Fail']), false],
  ['the letter brings a verdict of its own', headers(['X-Mailgun-Spf', 'Pass'], ['x-mailgun-spf', 'Fail']), false],
  ['the provider tells nothing', headers(), true],
  ['the provider does not know', headers(['X-Mailgun-Spf', 'Neutral']), true],
  ['its headers are broken', { 'message-headers': '{' }, false],
  ['its headers are no list', { 'message-headers': '{}' }, false],
  ['another domain sent it', { sender: 'anna@evil.example' }, false],
  ['nobody sent it', { sender: '' }, false],
])('when %s, who wrote it is proved: %#', (_, told, isProved) => {
  expect(mailgun.read(posted(told), now)).toMatchObject({ from: 'anna@parts.example', isProved });
});
