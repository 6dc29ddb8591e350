import { contrastOfLuminances, luminanceOf } from './contrast.ts';
import { hexToOklch, type Oklch, toNearestHex } from './oklch.ts';

/** What a colour has to reach against another one. */
export type Demand = { against: string; ratio: number };

/** Finer than the steps of 8-bit channels, so that no colour that would do is stepped over. */
const STEP = 0.002;

/**
 * The colour nearest to the wanted one in lightness that meets every demand; hue stays, and chroma as far as sRGB has room for it.
 *
 * @param wanted a hex code or a colour of OKLCH; a hex code that meets the demands is returned as it is
 * @param direction where to look: 1 for lighter only, -1 for darker only, 0 for both
 * @returns nothing where no lightness does
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

/** How far two colours lie apart in lightness, 0..1. */
export function lightnessBetween(one: string, other: string): number {
  return Math.abs(hexToOklch(one)[0] - hexToOklch(other)[0]);
}
