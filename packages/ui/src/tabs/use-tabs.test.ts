import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './use-tabs.ts';

describe('tabAfterKey', () => {
  const row = { current: 0, count: 3, isMirrored: false };

  it('goes along the line, and around at its ends', () => {
    expect(tabAfterKey('ArrowRight', row)).toBe(1);
    expect(tabAfterKey('ArrowRight', { ...row, current: 2 })).toBe(0);
    expect(tabAfterKey('ArrowLeft', row)).toBe(2);
  });

  it('goes with the eye where the line runs from right to left', () => {
    expect(tabAfterKey('ArrowLeft', { ...row, isMirrored: true })).toBe(1);
    expect(tabAfterKey('ArrowRight', { ...row, isMirrored: true })).toBe(2);
  });

  it('knows both ends, and leaves other keys alone', () => {
    expect(tabAfterKey('Home', { ...row, current: 2 })).toBe(0);
    expect(tabAfterKey('End', row)).toBe(2);
    expect(tabAfterKey('ArrowDown', row)).toBeUndefined();
  });
});
