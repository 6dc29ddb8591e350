import { describe, expect, test } from 'vitest';
import { readSignedId, signedId } from './signed-id.ts';

describe('the token of a link', () => {
  const token = signedId('a secret', 'alert', 12);

  test('names its id', () => {
    expect(readSignedId('a secret', 'alert', token)).toBe(12);
  });

  test.each([
    ['of another id', token.replace('12.', '13.')],
    ['with another spelling of the number', token.replace('12.', '012.')],
    ['without a signature', '12.'],
    ['with a part of it', token.slice(0, -1)],
    ['with more', `${token}A`],
    ['that is empty', ''],
  ])('is none %s', (_, other) => {
    expect(readSignedId('a secret', 'alert', other)).toBeUndefined();
  });

  test('is none for another purpose', () => {
    expect(readSignedId('a secret', 'order-notices', token)).toBeUndefined();
  });

  test('is none of a shop with another secret', () => {
    expect(readSignedId('another secret', 'alert', token)).toBeUndefined();
  });
});
