import { describe, expect, test } from 'vitest';
import { demoLogins } from '@partshop/demo-data';
import { isWeakPassword } from './weak-password.rules.ts';

const OWN = ['Анна Смирнова', '+79161234567', 'anna.smirnova@example.com'];

describe('a password that attackers guess first is rejected', () => {
  test.each([
    ['short', 'k7#mQz'],
    ['digits in a row', '12345678'],
    ['digits backwards', '987654321'],
    ['one sign', 'aaaaaaaaaa'],
    ['a piece repeated', 'abc1abc1abc1'],
    ['two signs', '1212121212'],
    ['a date-like pattern of few signs', '11112222'],
    ['a keyboard row', 'qwertyuiop'],
    ['a Russian keyboard row', 'йцукенгш'],
    ['a keyboard column', 'qazwsxedc'],
    ['a zigzag', '1q2w3e4r5t'],
    ['a word', 'password'],
    ['a word in capitals with digits', 'Password123!'],
    ['a Russian word', 'пароль2026'],
    ['a Russian word on Latin keys', 'gfhjkm123'],
    ['two words', 'adminadmin1'],
    ['two other words', 'qwertypassword'],
    ['digits alone', '20261122'],
    ['the alphabet', 'abcdefgh'],
    ['letters that look like others', 'ｐａｓｓｗｏｒｄ'],
  ])('%s: %s', (_, password) => {
    expect(isWeakPassword(password)).toBe(true);
  });
});

describe('a password made of the client’s own name or contacts is rejected', () => {
  test.each([
    'Анна Смирнова',
    'смирнова2026',
    '79161234567',
    '8(916)123-45-67',
    '+79161234567',
    'anna.smirnova@example.com',
    'anna.smirnova',
    'anna.smirnova1',
  ])('%s', (password) => {
    expect(isWeakPassword(password, OWN)).toBe(true);
  });
});

describe('any other password is accepted', () => {
  test.each([
    'жёлтый-трамвай-17',
    'correct horse battery',
    'k7#mQzp2',
    'масло5w40лей',
    'Vyborg&Vologda',
    '🚗🚗🚙🚕🛞🔧🔩🧰',
  ])('%s', (password) => {
    expect(isWeakPassword(password, OWN)).toBe(false);
  });

  test.each(demoLogins)('the one of the demo client $role', ({ password, phone, email, name }) => {
    expect(isWeakPassword(password, [phone, email, name])).toBe(false);
  });
});
