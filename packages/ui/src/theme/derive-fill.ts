import { AA, contrastOf } from './contrast.ts';
import { type Demand, lightnessBetween, nearestLightness } from './nearest-lightness.ts';
import { hexToOklch, toNearestHex } from './oklch.ts';

/** The fill of a button at rest, under the pointer and pressed, and the text on it. */
export type Fill = { rest: string; hover: string; active: string; on: string };

const BLACK = '#000000';
const WHITE = '#ffffff';
/** By how much lightness dark text has to spare the wanted colour before it is taken: white is what people expect on a button. */
const FOR_WHITE = 0.04;
const HOVER = 0.05;
const ACTIVE = 0.1;

/**
 * A fill near the wanted colour that meets the demands of its grounds, with white or dark text, whichever leaves the colour nearer
 * to what it was.
 */
export function deriveFill(wanted: string, edges: readonly Demand[]): Fill | undefined {
  const fills = [WHITE, darkTextOn(wanted), BLACK].flatMap((on) => {
    const rest = nearestLightness(wanted, [...edges, readableOn(on)]);
    return rest === undefined ? [] : [{ on, rest, hover: moved(rest, on, HOVER), active: moved(rest, on, ACTIVE) }];
  });
  const cost = ({ rest, on }: Fill): number => lightnessBetween(rest, wanted) + (on === WHITE ? 0 : FOR_WHITE);
  return fills.toSorted((a, b) => cost(a) - cost(b))[0];
}

/** Text for a small patch of any colour: dark where that can be read, white where not. One of the two always can. */
export function textOn(ground: string): string {
  return contrastOf(ground, BLACK) >= AA.text ? darkTextOn(ground) : WHITE;
}

/** Away from the text, where the contrast grows; towards it only where black or white leaves no room. */
function moved(rest: string, on: string, by: number): string {
  const sign = on === WHITE ? -1 : 1;
  const [lightness, chroma, hue] = hexToOklch(rest);
  const next = lightness + sign * by;
  if (next >= 0 && next <= 1) return toNearestHex([next, chroma, hue]);
  return nearestLightness([lightness - sign * by, chroma, hue], [readableOn(on)], sign) ?? rest;
}

/** Nearly black with a breath of the colour; black where that is too light. */
function darkTextOn(ground: string): string {
  const [, chroma, hue] = hexToOklch(ground);
  return nearestLightness([0.24, Math.min(chroma, 0.04), hue], [readableOn(ground)], -1) ?? BLACK;
}

function readableOn(against: string): Demand {
  return { against, ratio: AA.text };
}
