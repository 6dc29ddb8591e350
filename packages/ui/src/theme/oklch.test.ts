import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexToOklch, oklchToHex, toNearestHex } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`);

describe('OKLCH', () => {
  it('converts a hex code to OKLCH and back', () => {
    fc.assert(
      fc.property(hex, (code) => {
        expect(oklchToHex(hexToOklch(code))).toBe(code);
      }),
    );
  });

  it('matches the reference colours of CSS Color 4', () => {
    expect(oklchToHex([0.62796, 0.25768, 29.23])).toBe('#ff0000');
    expect(hexToOklch('#ffffff')).toEqual([expect.closeTo(1, 4), 0, 0]);
  });

  it('throws for a colour outside sRGB', () => {
    expect(() => oklchToHex([0.7, 0.4, 150])).toThrow(/outside sRGB/);
  });

  it('reduces chroma only as far as sRGB requires', () => {
    expect(toNearestHex([0.44, 0.079, 219])).toBe(oklchToHex([0.44, 0.079, 219]));
    const [lightness, , hue] = hexToOklch(toNearestHex([0.7, 0.4, 150]));
    expect(lightness).toBeCloseTo(0.7, 2);
    expect(hue).toBeCloseTo(150, 0);
  });
});
