import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type TokenGroup, tokensToCss } from '../../scripts/build-tokens.ts';
import { media } from '../media.ts';
import { AA, contrastOf, luminanceOf, measurePairs, type PairKind } from '../theme/contrast.ts';
import tokens from './tokens.json' with { type: 'json' };

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The declarations of the first rule or media query that starts with this text. */
function declarationsAfter(start: string): Map<string, string> {
  const from = css.indexOf(start);
  expect(css).toContain(start);
  const body = css.slice(from, css.indexOf('\n}\n', from));
  return new Map([...body.matchAll(/(--ps-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

/** The colours of a rule in one colour scheme, by name. */
function colorsOf(start: string, scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    [...declarationsAfter(start)].flatMap(([name, value]) => {
      const [light = '', dark = light] = [...value.matchAll(/#(?:\w{8}|\w{6})/g)].map(String);
      return light === '' ? [] : [[name.replace('--ps-color-', ''), scheme === 'light' ? light : dark]];
    }),
  );
}

const BASE = ':root,\n[data-theme] {';
const CONTRAST = "[data-theme='contrast'] {";
const AAA: Record<PairKind, number> = { text: 7, edge: 4.5, veil: 1.15 };

const themes = (['light', 'dark'] as const).flatMap((scheme) => [
  { theme: scheme, colors: colorsOf(BASE, scheme), least: AA },
  {
    theme: `high-contrast ${scheme}`,
    colors: { ...colorsOf(BASE, scheme), ...colorsOf(CONTRAST, scheme) },
    least: AAA,
  },
]);

describe.each(themes)('the $theme theme', ({ colors, least }) => {
  it.each(measurePairs(colors))('shows $front on $ground $veil ($kind)', ({ kind, ratio }) => {
    expect(ratio).toBeGreaterThanOrEqual(least[kind]);
  });
});

describe('the elevations', () => {
  const levels = ['canvas', 'surface', 'raised', 'overlay'] as const;

  it('are lighter one by one in the dark theme, with a well below the surface', () => {
    const dark = colorsOf(BASE, 'dark');
    const grounds = levels.map((name) => dark[name] ?? '');
    for (const [index, ground] of grounds.slice(1).entries()) {
      expect(luminanceOf(ground)).toBeGreaterThan(luminanceOf(grounds[index] ?? ''));
      expect(contrastOf(ground, grounds[index] ?? '')).toBeGreaterThan(1.08);
    }
    expect(luminanceOf(dark['sunken'] ?? '')).toBeLessThan(luminanceOf(dark['surface'] ?? ''));
  });

  it('have longer shadows one by one, for the light theme, whose surfaces are all white', () => {
    const shadows = declarationsAfter(BASE);
    const reach = ['sm', 'md', 'lg'].map((name) =>
      Math.max(
        ...[...(shadows.get(`--ps-shadow-${name}`) ?? '').matchAll(/(\d+)px/g)].map(([, length]) => Number(length)),
      ),
    );
    expect(reach).toEqual([...new Set(reach)].toSorted((a, b) => a - b));
  });
});

describe('tokens.css', () => {
  it('is up to date with tokens.json', () => {
    expect(css).toBe(tokensToCss(tokens as unknown as TokenGroup));
  });

  it('gives more contrast in every theme if the system asks for it', () => {
    const asked = declarationsAfter('@media (prefers-contrast: more) {\n  :root,\n  [data-theme] {');
    expect(asked).toEqual(declarationsAfter(CONTRAST));
  });

  it('keeps dense controls at least 24 px high, and all controls at least 44 px on touch screens', () => {
    const heights = (start: string): number[] =>
      [...declarationsAfter(start)].flatMap(([name, value]) =>
        name.startsWith('--ps-control-') ? [Number.parseInt(value, 10)] : [],
      );
    const compact = heights("[data-density='compact'] {");
    const finger = heights('@media (pointer: coarse) {\n  :root,\n  [data-density] {');
    expect(compact).toHaveLength(3);
    expect(Math.min(...compact)).toBeGreaterThanOrEqual(24);
    expect(finger).toHaveLength(3);
    expect(Math.min(...finger)).toBeGreaterThanOrEqual(44);
    // Both selectors have the specificity of one attribute, so the later rule wins.
    expect(css.lastIndexOf('(pointer: coarse)')).toBeGreaterThan(css.indexOf("[data-density='compact']"));
  });

  it('makes a control of the header 250 px wide, and as wide as there is room on a phone (D54)', () => {
    expect(declarationsAfter(':root {\n  --ps-font').get('--ps-header-control')).toBe('250px');
    expect(declarationsAfter('@media (max-width: 780px) {\n  :root {').get('--ps-header-control')).toBe('100%');
  });

  it('has the mobile breakpoint of media.ts', () => {
    const edge = declarationsAfter(':root {\n  --ps-font').get('--ps-breakpoint-narrow');
    expect(edge).toBe('780px');
    expect(media.narrow).toBe(`@media (max-width: ${edge})`);
    expect(media.wide).toBe('@media (min-width: 780.02px)');
  });

  it('defines every custom property that styles use without a fallback', () => {
    const defined = new Set([...css.matchAll(/(--ps-[\w-]+):/g)].map(([, name]) => name));
    const sources = import.meta.glob<string>(['../**/*.{ts,tsx,css}', '!../**/*.test.ts'], {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const local = new Set<string | undefined>();
    const used = new Set<string | undefined>();
    for (const source of Object.values(sources)) {
      for (const [, name] of source.matchAll(/(--ps-[\w-]+)(?:'?\]?:|', )/g)) local.add(name);
      for (const [, name] of source.matchAll(/var\((--ps-[\w-]+)\)/g)) used.add(name);
    }
    expect([...used].filter((name) => !defined.has(name) && !local.has(name))).toEqual([]);
  });
});
