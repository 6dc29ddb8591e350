import { AA, contrastOf } from './contrast.ts';
import { type Demand, lightnessBetween, nearestLightness } from './nearest-lightness.ts';
import { hexToOklch, toNearestHex } from './oklch.ts';

/** The background of a button at rest, on hover and while pressed, and its text colour. */
export type Fill = { rest: string; hover: string; active: string; on: string };

const BLACK = '#000000';
const WHITE = '#ffffff';
/** The lightness that dark text must save before it is chosen: people expect white text on a button. */
const FOR_WHITE = 0.04;
const HOVER = 0.05;
const ACTIVE = 0.1;

/**
 * A fill close to the wanted colour that has enough contrast to its backgrounds, with white or dark text: whichever keeps the
 * colour closer.
 */
export function deriveFill(wanted: string, edges: readonly Demand[]): Fill | undefined {
  const fills = [WHITE, darkTextOn(wanted), BLACK].flatMap((on) => {
    const rest = nearestLightness(wanted, [...edges, readableOn(on)]);
    return rest === undefined ? [] : [{ on, rest, hover: moved(rest, on, HOVER), active: moved(rest, on, ACTIVE) }];
  });
  const cost = ({ rest, on }: Fill): number => lightnessBetween(rest, wanted) + (on === WHITE ? 0 : FOR_WHITE);
  return fills.toSorted((a, b) => cost(a) - cost(b))[0];
}

/** The text colour for a small patch of any colour: dark if it is readable, otherwise white. One of them always is. */
export function textOn(ground: string): string {
  return contrastOf(ground, BLACK) >= AA.text ? darkTextOn(ground) : WHITE;
}

/** Moves a fill away from the lightness of its text, where contrast grows; towards it only if black or white leaves no room. */
function moved(rest: string, on: string, by: number): string {
  const sign = on === WHITE ? -1 : 1;
  const [lightness, chroma, hue] = hexToOklch(rest);
  const next = lightness + sign * by;
  if (next >= 0 && next <= 1) return toNearestHex([next, chroma, hue]);
  return nearestLightness([lightness - sign * by, chroma, hue], [readableOn(on)], sign) ?? rest;
}

/** Nearly black with a tint of the background's hue; plain black if that has too little contrast. */
function darkTextOn(ground: string): string {
  const [, chroma, hue] = hexToOklch(ground);
  return nearestLightness([0.24, Math.min(chroma, 0.04), hue], [readableOn(ground)], -1) ?? BLACK;
}

function readableOn(against: string): Demand {
  return { against, ratio: AA.text };
}
