import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './use-tabs.ts';

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
