import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts';
import { cutPersonalData } from './cut-personal-data.rules.ts';

test.each([
  ['звоните +7 (916) 123-45-67 до шести', 'звоните +… до шести'],
  ['8-916-123-45-67', '…'],
  ['8 916 123 45 67', '…'],
  ['9161234567', '…'],
  ['card 4276 1234 5678 9012', 'card …'],
  ['Ivan.Petrov+shop@mail.example failed', '… failed'],
  ['иван@почта.рф', '…'],
  ['?mail=ivan%40mail.example', '?mail=…'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.sig', 'Bearer ….….sig'],
  ['session 0f8fad5b-d9cb-469f-a165-70867728950e', 'session …'],
  ['one\nline\r\nof\u2028four\u0000', 'one line of four'],
  ['\u001B[31mred\u001B[0m', '[31mred [0m'],
  ['\u202Eevil', 'evil'],
])('%j becomes %j', (text, left) => {
  expect(cutPersonalData(text)).toBe(left);
});

test.each([
  'TypeError: Cannot read properties of undefined (reading "price")',
  'at showBasket (/dist/assets/basket-4f2a.js:12:3456)',
  '/price/mann-filter/W71275',
  'Масло 5W-30, 4 л',
  'getDerivedStateFromProps',
])('the useful part of an error stays: %s', (text) => {
  expect(cutPersonalData(text)).toBe(text);
});

const around = fc.tuple(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ unit: 'grapheme', maxLength: 30 }));
const digits = (count: number) => fc.stringMatching(new RegExp(String.raw`^\d{${count}}$`));
const phone = fc
  .tuple(
    fc.constantFrom('+7', '8', '7'),
    digits(3),
    digits(3),
    digits(2),
    digits(2),
    fc.constantFrom('', ' ', '-', '.'),
  )
  .map(([country, city, one, two, three, sign]) => [country, city, one, two, three].join(sign));
const mail = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9.]{2,20}$/), fc.stringMatching(/^[a-z]{2,10}\.[a-z]{2,5}$/))
  .map(([name, host]) => `${name}@${host}`);
const token = fc
  .uint8Array({ minLength: 24, maxLength: 48 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
  .filter((text) => /\d/.test(text) && /[a-z]/i.test(text));

test('no phone number, e-mail or token gets through, whatever surrounds it', () => {
  fc.assert(
    fc.property(fc.oneof(phone, mail, token), around, (secret, [before, after]) => {
      expect(cutPersonalData(`${before} ${secret} ${after}`)).not.toContain(secret);
    }),
    { numRuns: 10_000 },
  );
});

test('the result is one printable line, and cutting again changes nothing', () => {
  const text = fc.oneof(
    fc.constantFrom(...NAUGHTY_TEXTS),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.stringMatching(/^[\d\s().+@a-z%_-]{0,80}$/),
  );
  fc.assert(
    fc.property(text, (given) => {
      const left = cutPersonalData(given);
      expect(left).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(left).not.toMatch(/\d{7}/);
      expect(cutPersonalData(left)).toBe(left);
    }),
    { numRuns: 10_000 },
  );
});

test('hostile texts take no longer', () => {
  const hostile = ['a.'.repeat(3000), '1 '.repeat(3000), 'a@a'.repeat(2000), `${'1'.repeat(6)}(`.repeat(900)];
  for (const text of hostile) expect(cutPersonalData(text).length).toBeLessThanOrEqual(text.length);
});
