import { AA, contrastOf, GROUNDS, laidOver, luminanceOf, TONES } from './contrast.ts';
import { nearestLightness } from './nearest-lightness.ts';
import { hexToOklch, type Oklch, toNearestHex } from './oklch.ts';
import type { PartnerValues } from './partner-values.ts';

export type Scheme = 'light' | 'dark';

/** The partner's three tones, and `info`, which is always the shop's. */
export type ToneColors = Readonly<Record<(typeof TONES)[number], Oklch>>;

/**
 * The least contrast of a background to black (or white) text. 10:1 leaves room for muted text, coloured text and edges of controls
 * of any hue, so a theme can always be completed.
 */
const ROOM = 10;
/** The luminance perceived as middle grey: a darker page makes a dark theme. */
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

/** The colour, or the closest one that leaves enough room for text. */
function asGround(wanted: string | Oklch, scheme: Scheme): string {
  const ink = scheme === 'light' ? '#000000' : '#ffffff';
  // Towards white (or black) the contrast grows to 21:1, so there is always a result.
  return nearestLightness(wanted, [{ against: ink, ratio: ROOM }]) ?? ink;
}

/**
 * The veils of the states: black or white for the pointer, the accent for what is chosen and what the keys are on. Each is as thin
 * as it may be to be seen on every ground.
 */
export function deriveVeils(grounds: Readonly<Record<string, string>>, accent: Oklch, scheme: Scheme) {
  const ink = scheme === 'light' ? '#000000' : '#ffffff';
  const tint = toNearestHex([scheme === 'light' ? 0.5 : 0.7, accent[1], accent[2]]);
  const thinnest = (color: string, from: number): string => {
    const alphas = Array.from({ length: 256 - from }, (_, index) => (from + index).toString(16).padStart(2, '0'));
    const alpha = alphas.find((candidate) =>
      GROUNDS.every((name) => {
        const ground = grounds[name] ?? '';
        return contrastOf(laidOver(color + candidate, ground), ground) >= AA.veil;
      }),
    );
    return color + (alpha ?? 'ff');
  };
  return {
    hover: thinnest(ink, 0x0f),
    pressed: thinnest(ink, 0x1c),
    selected: thinnest(tint, 0x1a),
    'focus-ground': thinnest(tint, 0x21),
  };
}

/** Derives all backgrounds from the surface, the accent and the tones, with the lines around the soft ones. */
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
    overlay: isLight ? surface : shifted(0.085),
    sunken: shifted(isLight ? -0.035 : -0.03),
    'accent-soft': soft(hexToOklch(values.accent)),
    'signal-soft': isLight
      ? tinted(hexToOklch(values.signal), 0.085, -0.06)
      : tinted(hexToOklch(values.signal), 0.065, 0.11),
  };
  const tones = toneColors(values);
  for (const tone of TONES) {
    colors[`${tone}-soft`] = soft(tones[tone]);
    colors[`${tone}-line`] = isLight ? tinted(tones[tone], 0.07, -0.12) : tinted(tones[tone], 0.07, 0.16);
  }
  return colors;
}
