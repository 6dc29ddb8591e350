import { linearChannels } from './oklch.ts';

/**
 * The requirement for a pair of colours: `text` must be readable; an `edge` must show a control's outline or state; a `veil` must be
 * seen on its ground, although what it means is also told by an edge or a mark.
 */
export type PairKind = 'text' | 'edge' | 'veil';

/** Colour tokens by name without `--ps-color-`, as hex codes; those of veils have an alpha byte. */
export type Colors = Readonly<Record<string, string>>;

/** `veil`: what lies over the ground, such as `hover`. */
export type ContrastPair = { front: string; ground: string; veil?: string; kind: PairKind };

/** A pair with its contrast ratio, 1..21. */
export type MeasuredPair = ContrastPair & { ratio: number };

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for edges. It asks nothing of veils: 1.1 is what a glance finds. */
export const AA: Readonly<Record<PairKind, number>> = { text: 4.5, edge: 3, veil: 1.1 };

/** The WCAG 2.2 contrast ratio of two hex codes, 1..21. Ignores alpha. */
export function contrastOf(one: string, other: string): number {
  return contrastOfLuminances(luminanceOf(one), luminanceOf(other));
}

/** The WCAG 2.2 contrast ratio of two relative luminances, 1..21. */
export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance of a hex code (WCAG 2.2), 0..1. */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour of a ground under a translucent one (a hex code of eight digits); an opaque one is returned unchanged. */
export function laidOver(veil: string, ground: string): string {
  if (veil.length < 9) return veil;
  const alpha = byteAt(veil, 7) / 255;
  const mixed = [1, 3, 5].map((at) => Math.round(byteAt(ground, at) * (1 - alpha) + byteAt(veil, at) * alpha));
  return `#${mixed.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The backgrounds for any text. */
export const GROUNDS = ['canvas', 'surface', 'raised', 'overlay', 'sunken'] as const;

/** The states that lie over a ground. */
export const VEILS = ['hover', 'pressed', 'selected', 'focus-ground'] as const;

/** The tones of messages. */
export const TONES = ['positive', 'attention', 'critical', 'info'] as const;

/** Every pair of colours that components combine. A valid theme meets the contrast of each. */
const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...[undefined, ...VEILS].flatMap((veil) => pairs('text', ['text', 'text-muted', 'accent-text'], GROUNDS, veil)),
  // Messages stand in rows that are pointed at and chosen, not in what is held down.
  ...[undefined, 'hover', 'selected', 'focus-ground'].flatMap((veil) =>
    pairs(
      'text',
      [...TONES, 'signal'].map((tone) => `${tone}-text`),
      GROUNDS,
      veil,
    ),
  ),
  ...[...TONES, 'signal'].flatMap((tone) => pairs('text', [`${tone}-text`, 'text'], [`${tone}-soft`])),
  ...pairs('text', ['text', 'text-muted', 'accent-text'], ['accent-soft']),
  ...pairs('text', ['on-accent'], ['accent', 'accent-hover', 'accent-active']),
  ...pairs('text', ['on-danger'], ['danger', 'danger-hover']),
  ...pairs('text', ['on-signal'], ['signal']),
  ...pairs('text', ['on-ink', 'on-ink-muted'], ['ink']),
  ...pairs('edge', ['line-strong', 'focus', 'accent', 'signal-line'], GROUNDS),
  ...pairs('edge', ['danger'], ['canvas', 'surface', 'sunken']),
  ...pairs('edge', ['focus'], ['accent-soft']),
  ...VEILS.flatMap((veil) => pairs('edge', ['focus'], GROUNDS, veil)),
  ...pairs('edge', ['accent-text'], GROUNDS, 'selected'),
  ...pairs('veil', VEILS, GROUNDS),
];

/** The contrast ratio of every pair in a theme. Throws if a colour is missing. */
export function measurePairs(colors: Colors): MeasuredPair[] {
  return CONTRAST_PAIRS.map((pair) => {
    const front = colors[pair.front];
    const ground = colors[pair.ground];
    const veil = pair.veil === undefined ? '' : colors[pair.veil];
    if (front === undefined || ground === undefined || veil === undefined)
      throw new Error(`The theme lacks ${pair.front}, ${pair.ground} or ${pair.veil ?? ''}`);
    const seen = veil === '' ? ground : laidOver(veil, ground);
    return { ...pair, ratio: contrastOf(laidOver(front, seen), seen) };
  });
}

function pairs(kind: PairKind, fronts: readonly string[], grounds: readonly string[], veil?: string): ContrastPair[] {
  return fronts.flatMap((front) =>
    grounds.map((ground) => ({ front, ground, kind, ...(veil === undefined ? {} : { veil }) })),
  );
}

function byteAt(hex: string, start: number): number {
  return Number.parseInt(hex.slice(start, start + 2), 16);
}
