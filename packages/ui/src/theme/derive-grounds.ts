import { luminanceOf, TONES } from './contrast.ts';
import { nearestLightness } from './nearest-lightness.ts';
import { hexToOklch, type Oklch } from './oklch.ts';
import type { PartnerValues } from './partner-values.ts';

export type Scheme = 'light' | 'dark';

/** The tones that a partner chooses, and the one that stays the shop's. */
export type ToneColors = Readonly<Record<(typeof TONES)[number], Oklch>>;

/**
 * What a ground leaves to black (or white) text. With 10:1 there is room for quieter text, for coloured text and for the edges of
 * controls, whatever their hues: so that a theme can always be finished.
 */
const ROOM = 10;
/** The middle between black and white for the eye: darker pages make a dark theme. */
const MIDDLE = 0.18;
const INFO: Oklch = [0.5, 0.11, 255];

export function schemeOf(canvas: string): Scheme {
  return luminanceOf(canvas) > MIDDLE ? 'light' : 'dark';
}

export function toneColors({ positive, attention, critical }: PartnerValues): ToneColors {
  return {
    positive: hexToOklch(positive),
    attention: hexToOklch(attention),
    critical: hexToOklch(critical),
    info: INFO,
  };
}

/** The colour, or the nearest one that leaves enough room for text. */
function asGround(wanted: string | Oklch, scheme: Scheme): string {
  const ink = scheme === 'light' ? '#000000' : '#ffffff';
  // The way to white (or black) is always open, and it is 21:1 there.
  return nearestLightness(wanted, [{ against: ink, ratio: ROOM }]) ?? ink;
}

/** The grounds that lie on, above and in the surface, with the soft ones of accent and tones and the lines around those. */
export function deriveGrounds(values: PartnerValues, scheme: Scheme) {
  const isLight = scheme === 'light';
  const canvas = asGround(values.canvas, scheme);
  const surface = asGround(values.surface, scheme);
  const [lightness, chroma, hue] = hexToOklch(surface);
  const shifted = (by: number): string => asGround([lightness + by, chroma, hue], scheme);
  const tinted = (color: Oklch, most: number, by: number): string =>
    asGround([lightness + by, Math.min(color[1] * 0.3, most), color[2]], scheme);
  const soft = (color: Oklch): string => (isLight ? tinted(color, 0.03, -0.04) : tinted(color, 0.045, 0.065));
  const colors: Record<string, string> = {
    canvas,
    surface,
    raised: isLight ? surface : shifted(0.045),
    sunken: shifted(isLight ? -0.035 : 0.04),
    'accent-soft': soft(hexToOklch(values.accent)),
  };
  const tones = toneColors(values);
  for (const tone of TONES) {
    colors[`${tone}-soft`] = soft(tones[tone]);
    colors[`${tone}-line`] = isLight ? tinted(tones[tone], 0.07, -0.12) : tinted(tones[tone], 0.07, 0.16);
  }
  return colors;
}
