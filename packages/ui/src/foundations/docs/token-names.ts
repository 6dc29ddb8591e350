import { oklchToHex } from '../../theme/oklch.ts';
import tokens from '../../tokens/tokens.json' with { type: 'json' };

type Entry = { $description?: string; $value?: unknown };

/** A token with its description in tokens.json. */
export type TokenNote = { name: string; property: string; description: string };

/** The tokens of a group in order. Skips entries such as `$type`, which describe the group. */
export function tokensOf(group: Exclude<keyof typeof tokens, '$description'>): TokenNote[] {
  return Object.entries(tokens[group] as Record<string, Entry | string>).flatMap(([name, entry]) =>
    name.startsWith('$') || typeof entry === 'string'
      ? []
      : [{ name, property: `--ps-${group}-${name}`, description: entry.$description ?? '' }],
  );
}

type Oklch = { components: readonly number[]; alpha?: number };
type ColorEntry = { $value: Oklch; $extensions: { 'partshop.modes': Readonly<Record<string, Oklch>> } };

/** The hex code of a colour in the first of these modes that has a value, otherwise its value without a mode. */
export function colorIn(name: string, modes: readonly string[]): string {
  const { $value, $extensions } = (tokens.color as unknown as Record<string, ColorEntry>)[name] ?? {};
  const mode = modes.find((candidate) => $extensions?.['partshop.modes'][candidate]);
  const color = (mode && $extensions?.['partshop.modes'][mode]) || $value;
  const [lightness = 0, chroma = 0, hue = 0] = color?.components ?? [];
  return oklchToHex([lightness, chroma, hue], color?.alpha);
}
