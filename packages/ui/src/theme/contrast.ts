import { linearChannels } from './oklch.ts';

/** The requirement for a pair of colours: `text` must be readable; an `edge` must show a control's outline or state. */
export type PairKind = 'text' | 'edge';

/** Colour tokens by name without `--ps-color-`, as hex codes. */
export type Colors = Readonly<Record<string, string>>;

export type ContrastPair = { front: string; ground: string; kind: PairKind };

/** A pair with its contrast ratio, 1..21. */
export type MeasuredPair = ContrastPair & { ratio: number };

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for edges. */
export const AA: Readonly<Record<PairKind, number>> = { text: 4.5, edge: 3 };

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

/** The backgrounds for any text. */
export const GROUNDS = ['canvas', 'surface', 'raised', 'sunken'] as const;

/** The tones of messages. */
export const TONES = ['positive', 'attention', 'critical', 'info'] as const;

/** Every pair of colours that components combine. A valid theme meets the contrast of each. */
const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs('text', ['text', 'text-muted', 'accent-text', ...TONES.map((tone) => `${tone}-text`)], GROUNDS),
  ...TONES.flatMap((tone) => pairs('text', [`${tone}-text`, 'text'], [`${tone}-soft`])),
  ...pairs('text', ['text', 'text-muted', 'accent-text'], ['accent-soft']),
  ...pairs('text', ['on-accent'], ['accent', 'accent-hover', 'accent-active']),
  ...pairs('text', ['on-danger'], ['danger', 'danger-hover']),
  ...pairs('text', ['on-signal'], ['signal']),
  ...pairs('edge', ['line-strong', 'focus', 'accent', 'danger'], ['canvas', 'surface', 'sunken']),
  ...pairs('edge', ['focus'], ['raised', 'accent-soft']),
];

/** The contrast ratio of every pair in a theme. Throws if a colour is missing. */
export function measurePairs(colors: Colors): MeasuredPair[] {
  return CONTRAST_PAIRS.map((pair) => {
    const front = colors[pair.front];
    const ground = colors[pair.ground];
    if (front === undefined || ground === undefined) throw new Error(`The theme lacks ${pair.front} or ${pair.ground}`);
    return { ...pair, ratio: contrastOf(front, ground) };
  });
}

function pairs(kind: PairKind, fronts: readonly string[], grounds: readonly string[]): ContrastPair[] {
  return fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, kind })));
}
