import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AA, contrastOf, type MeasuredPair } from './contrast.ts';
import { createPartnerTheme, partnerThemeCss } from './partner-theme.ts';
import type { PartnerValues } from './partner-values.ts';

const values: PartnerValues = {
  canvas: '#f6f4ef',
  surface: '#ffffff',
  text: '#1d1b16',
  accent: '#1f5fbf',
  signal: '#ffd43b',
  positive: '#1b6e3a',
  attention: '#8a4b00',
  critical: '#b3261e',
  radius: 6,
  font: 'Golos Text',
};

const color = fc.integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`);
const anyValues: fc.Arbitrary<PartnerValues> = fc.record({
  canvas: color,
  surface: color,
  text: color,
  accent: color,
  signal: color,
  positive: color,
  attention: color,
  critical: color,
  radius: fc.integer({ min: 0, max: 20 }),
  font: fc.constantFrom('', 'Golos Text', 'PT Sans'),
});

const failing = (pairs: readonly MeasuredPair[]): MeasuredPair[] => pairs.filter(({ kind, ratio }) => ratio < AA[kind]);

describe("a partner's theme", () => {
  it('meets WCAG 2.2 AA for any ten values', () => {
    fc.assert(
      fc.property(anyValues, (some) => {
        const theme = createPartnerTheme(some);
        expect(failing(theme.pairs)).toEqual([]);
        // The style sheet has the colours that were measured.
        const [pair] = theme.pairs;
        if (!pair) throw new Error('no pairs');
        const [front = '', ground = ''] = [pair.front, pair.ground].map((name) => theme.colors[`--ps-color-${name}`]);
        expect(contrastOf(front, ground)).toBe(pair.ratio);
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  it('reports every changed value, and no other', () => {
    fc.assert(
      fc.property(anyValues, (some) => {
        const { changes, colors } = createPartnerTheme(some);
        const changed = new Map<string, string>(changes.map(({ value, to }) => [value, to]));
        for (const name of ['canvas', 'surface', 'text', 'accent', 'signal'] as const) {
          expect(colors[`--ps-color-${name}`]).toBe(changed.get(name) ?? some[name]);
        }
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  it('keeps values with enough contrast', () => {
    const { changes, colors, scheme } = createPartnerTheme(values);
    expect(changes).toEqual([]);
    expect(scheme).toBe('light');
    expect(colors['--ps-color-accent']).toBe('#1f5fbf');
    expect(colors['--ps-color-on-accent']).toBe('#ffffff');
  });

  it('changes a colour no more than necessary, and gives the reason', () => {
    const { changes, pairs } = createPartnerTheme({ ...values, text: '#9a9a9a' });
    expect(changes).toMatchObject([
      { value: 'text', from: '#9a9a9a', reason: expect.stringMatching('read') as string },
    ]);
    const least = Math.min(...pairs.filter(({ front }) => front === 'text').map(({ ratio }) => ratio));
    expect(least).toBeLessThan(AA.text + 0.1);
  });

  it('is dark if the page is dark', () => {
    const { scheme, colors } = createPartnerTheme({
      ...values,
      canvas: '#101418',
      surface: '#1a2026',
      text: '#e8eaec',
    });
    expect(scheme).toBe('dark');
    expect(colors['--ps-color-surface']).toBe('#1a2026');
  });

  it('puts dark text on a light accent if that keeps the accent', () => {
    const dark = { ...values, canvas: '#101418', surface: '#1a2026', text: '#e8eaec', accent: '#ffd43b' };
    const { colors } = createPartnerTheme(dark);
    expect(colors['--ps-color-accent']).toBe('#ffd43b');
    expect(contrastOf(colors['--ps-color-on-accent'] ?? '', '#ffd43b')).toBeGreaterThanOrEqual(4.5);
  });

  it('rejects values that could break out of a style sheet', () => {
    expect(() => createPartnerTheme({ ...values, font: "x'; } body { display: none" })).toThrow(/font/);
    expect(() => createPartnerTheme({ ...values, accent: 'red' })).toThrow(/accent: 'red' is no hex code/);
    expect(() => createPartnerTheme({ ...values, radius: Number.NaN })).toThrow(/radius/);
  });
});

describe('its style sheet', () => {
  const css = partnerThemeCss("[data-theme='partner']", createPartnerTheme(values));

  it('contains every property', () => {
    expect(css).toContain('--ps-color-accent: #1f5fbf;');
    expect(css).toContain("--ps-font-own: 'Golos Text';");
    expect(css).toContain('--ps-radius-lg: 10px;');
  });

  it('leaves the colours to the high-contrast theme if the system asks for more contrast', () => {
    expect(css.indexOf('@media not (prefers-contrast: more)')).toBeLessThan(css.indexOf('--ps-color-'));
    expect(css.indexOf('--ps-radius-md')).toBeLessThan(css.indexOf('@media'));
  });
});
