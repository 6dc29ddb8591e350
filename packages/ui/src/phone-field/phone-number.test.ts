import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfterFormat } from './caret.ts';
import { readPhone } from './phone-number.ts';

const RUSSIA = { country: 'RU', callingCode: '7' } as const;

describe('readPhone', () => {
  it.each([
    { typed: '', text: '', e164: undefined, why: 'nothing is nothing' },
    { typed: '9161', text: '916 1', e164: undefined, why: 'a beginning is arranged' },
    { typed: '9161234567', text: '916 123-45-67', e164: '+79161234567', why: 'a whole number' },
    { typed: '+7 (916) 123-45-67', text: '916 123-45-67', e164: '+79161234567', why: 'pasted with its code' },
    { typed: '8 916 123 45 67', text: '916 123-45-67', e164: '+79161234567', why: 'pasted with the trunk prefix' },
    { typed: '+375 29 1234567', text: '+375 29 123 45 67', e164: '+375291234567', why: 'of another country' },
    { typed: '+', text: '+', e164: undefined, why: 'the beginning of another country' },
    { typed: 'звонить после 10', text: '10', e164: undefined, why: 'words are dropped' },
  ])('$why: $typed', ({ typed, text, e164 }) => {
    expect(readPhone(typed, RUSSIA)).toEqual({ text, e164 });
  });

  it('groups numbers of countries whose national format has no groups', () => {
    expect(readPhone('1701234567', { country: 'DE', callingCode: '49' })).toEqual({
      text: '170 1234567',
      e164: '+491701234567',
    });
  });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9 ()-]{0,16}$/), (typed) => {
        const once = readPhone(typed, RUSSIA);
        expect(readPhone(once.text, RUSSIA)).toEqual(once);
      }),
    );
  });
});

describe('caretAfterFormat', () => {
  it.each([
    { typed: '9161|', formatted: '916 1', caret: 5, why: 'at the end it stays at the end' },
    { typed: '9165| 123-45-67', formatted: '916 512-34-567', caret: 5, why: 'a digit put in between' },
    { typed: '916|123', formatted: '916 123', caret: 3, why: 'a space deleted: before the space again' },
    { typed: '|916 123', formatted: '916 123', caret: 0, why: 'at the start it stays at the start' },
  ])('$why: $typed', ({ typed, formatted, caret }) => {
    expect(caretAfterFormat(typed.replace('|', ''), typed.indexOf('|'), formatted)).toBe(caret);
  });

  it('keeps the same digits after the caret', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^9[0-9]{0,9}$/), fc.nat(10), (digits, at) => {
        const caret = Math.min(at, digits.length);
        const { text } = readPhone(digits, RUSSIA);
        fc.pre(text.replace(/\D/g, '') === digits);
        expect(text.slice(caretAfterFormat(digits, caret, text)).replace(/\D/g, '')).toBe(digits.slice(caret));
      }),
    );
  });
});
