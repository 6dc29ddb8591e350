import { contrastOfLuminances, luminanceOf } from './contrast.ts';
import { hexToOklch, type Oklch, toNearestHex } from './oklch.ts';

/** The contrast ratio that a colour needs against another one. */
export type Demand = { against: string; ratio: number };

/** Finer than a step of an 8-bit channel, so that no suitable colour is skipped. */
const STEP = 0.002;

/**
 * The colour closest in lightness to the wanted one that meets every demand. Keeps the hue, and the chroma as far as sRGB allows.
 *
 * @param wanted a hex code or an OKLCH colour; a hex code that meets the demands is returned unchanged
 * @param direction where to search: 1 for lighter only, -1 for darker only, 0 for both
 * @returns undefined if no lightness meets the demands
 */
export function nearestLightness(
  wanted: string | Oklch,
  demands: readonly Demand[],
  direction: -1 | 0 | 1 = 0,
): string | undefined {
  const asked = demands.map(({ against, ratio }) => ({ luminance: luminanceOf(against), ratio }));
  const meets = (hex: string): boolean => {
    const own = luminanceOf(hex);
    return asked.every(({ luminance, ratio }) => contrastOfLuminances(own, luminance) >= ratio);
  };
  const [lightness, chroma, hue] = typeof wanted === 'string' ? hexToOklch(wanted) : wanted;
  const first = typeof wanted === 'string' ? wanted : toNearestHex(wanted);
  if (meets(first)) return first;
  const signs = [-1, 1].filter((sign) => direction === 0 || sign === direction);
  for (let distance = STEP; distance <= 1 + STEP; distance += STEP) {
    for (const sign of signs) {
      const next = lightness + sign * distance;
      if (next < -STEP || next > 1 + STEP) continue;
      const hex = toNearestHex([next, chroma, hue]);
      if (meets(hex)) return hex;
    }
  }
  return undefined;
}

/** The difference in lightness of two colours, 0..1. */
export function lightnessBetween(one: string, other: string): number {
  return Math.abs(hexToOklch(one)[0] - hexToOklch(other)[0]);
}
