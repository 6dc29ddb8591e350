import { describe, expect, test } from 'vitest';
import { alertToken, readAlertToken } from './alert-link.ts';

describe('the token of a link', () => {
  const token = alertToken('a secret', 12);

  test('names its alert', () => {
    expect(readAlertToken('a secret', token)).toBe(12);
  });

  test.each([
    ['of another alert', token.replace('12.', '13.')],
    ['with another spelling of the number', token.replace('12.', '012.')],
    ['without a signature', '12.'],
    ['with a part of it', token.slice(0, -1)],
    ['with more', `${token}A`],
    ['that is empty', ''],
  ])('is none %s', (_, other) => {
    expect(readAlertToken('a secret', other)).toBeUndefined();
  });

  test('is none of a shop with another secret', () => {
    expect(readAlertToken('another secret', token)).toBeUndefined();
  });
});
