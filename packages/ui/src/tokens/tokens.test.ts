import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type TokenGroup, tokensToCss } from '../../scripts/build-tokens.ts';
import tokens from './tokens.json' with { type: 'json' };

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

/** The colours as they are shipped, by name: [light, dark]. */
const colours = new Map(
  [...css.matchAll(/--ps-color-([\w-]+): light-dark\((#\w{6})\w*, (#\w{6})\w*\)/g)].map(([, name, light, dark]) => [
    name,
    { light: light ?? '', dark: dark ?? '' },
  ]),
);

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colours.get(name)?.[theme] ?? ''))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['canvas', 'surface', 'raised', 'sunken'];
const pairs = (names: readonly string[], on: readonly string[]) =>
  names.flatMap((name) => on.map((ground) => [name, ground] as const));
const tones = ['positive', 'attention', 'critical', 'info'];

/** AA for text: 4.5 to 1. */
const readable = [
  ...pairs(['text', 'text-muted', 'accent-text', ...tones.map((tone) => `${tone}-text`)], grounds),
  ...tones.flatMap((tone) => pairs([`${tone}-text`, 'text'], [`${tone}-soft`])),
  ...pairs(['text', 'text-muted', 'accent-text'], ['accent-soft']),
  ...pairs(['on-accent'], ['accent', 'accent-hover', 'accent-active']),
  ...pairs(['on-danger'], ['danger', 'danger-hover']),
  ...pairs(['on-signal'], ['signal']),
];

/** AA for what a control is known by, and for the focus ring: 3 to 1. */
const visible = [
  ...pairs(['line-strong', 'focus', 'accent', 'danger'], ['canvas', 'surface', 'sunken']),
  ...pairs(['accent-text', 'focus'], ['accent-soft']),
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(readable)('can be read: %s on %s', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('shows controls: %s on %s', (edge, ground) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens.css', () => {
  it('is what tokens.json says now', () => {
    expect(css).toBe(tokensToCss(tokens as unknown as TokenGroup));
  });

  it('defines every custom property that the styles use', () => {
    const defined = new Set([...css.matchAll(/(--ps-[\w-]+):/g)].map(([, name]) => name));
    const sources = import.meta.glob<string>(['../**/*.{ts,tsx,css}', '!../**/*.test.ts'], {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const local = new Set<string | undefined>();
    const used = new Set<string | undefined>();
    for (const source of Object.values(sources)) {
      for (const [, name] of source.matchAll(/(--ps-[\w-]+):/g)) local.add(name);
      for (const [, name] of source.matchAll(/var\((--ps-[\w-]+)[,)]/g)) used.add(name);
    }
    expect([...used].filter((name) => !defined.has(name) && !local.has(name))).toEqual([]);
  });
});
