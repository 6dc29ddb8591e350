import { describe, expect, it } from 'vitest';
import { hashName, tabAfterKey } from './use-tabs.ts';

describe('hashName', () => {
  it.each([
    ['#cars', 'cars'],
    ['#%D1%86%D0%B5%D0%BD%D0%B0', 'цена'],
    ['', ''],
    ['#100%', undefined],
  ])('reads %s as %s', (hash, name) => {
    expect(hashName(hash)).toBe(name);
  });
});

describe('tabAfterKey', () => {
  const row = { current: 0, count: 3, isMirrored: false };

  it('moves along the line and wraps around', () => {
    expect(tabAfterKey('ArrowRight', row)).toBe(1);
    expect(tabAfterKey('ArrowRight', { ...row, current: 2 })).toBe(0);
    expect(tabAfterKey('ArrowLeft', row)).toBe(2);
  });

  it("follows the arrow's direction on screen right-to-left", () => {
    expect(tabAfterKey('ArrowLeft', { ...row, isMirrored: true })).toBe(1);
    expect(tabAfterKey('ArrowRight', { ...row, isMirrored: true })).toBe(2);
  });

  it('moves to both ends and ignores other keys', () => {
    expect(tabAfterKey('Home', { ...row, current: 2 })).toBe(0);
    expect(tabAfterKey('End', row)).toBe(2);
    expect(tabAfterKey('ArrowDown', row)).toBeUndefined();
  });
});
