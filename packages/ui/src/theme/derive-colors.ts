import { AA, type Colors, GROUNDS, laidOver, TONES } from './contrast.ts';
import { deriveFill, type Fill, textOn } from './derive-fill.ts';
import { deriveGrounds, deriveVeils, type Scheme, schemeOf, toneColors } from './derive-grounds.ts';
import { type Demand, nearestLightness } from './nearest-lightness.ts';
import { hexToOklch, type Oklch, oklchToHex, toNearestHex } from './oklch.ts';
import type { PartnerValues } from './partner-values.ts';

/** A colour of the partner's that was replaced, and why. */
export type PartnerChange = { value: keyof PartnerValues; from: string; to: string; reason: string };

/**
 * Derives every colour token of a theme from the partner's eight colours (lower-case hex codes), so that every pair meets WCAG 2.2
 * AA.
 */
export function deriveColors(values: PartnerValues): { scheme: Scheme; colors: Colors; changes: PartnerChange[] } {
  const scheme = schemeOf(values.canvas);
  const isLight = scheme === 'light';
  const grounds = deriveGrounds(values, scheme);
  const named = (names: readonly string[]): string[] => names.map((name) => grounds[name] ?? '');
  const veils = deriveVeils(grounds, hexToOklch(values.accent), scheme);
  const { pressed, ...lasting } = veils;
  const veiledBy = (...over: string[]): string[] =>
    named(GROUNDS).flatMap((ground) => over.map((veil) => laidOver(veil, ground)));
  const veiled = veiledBy(...Object.values(lasting));
  const demands = (ratio: number, names: readonly string[], more: readonly string[] = []): Demand[] =>
    [...named([...GROUNDS, ...names]), ...veiled, ...more].map((against) => ({ against, ratio }));
  /** Searches away from the backgrounds, which leave room in that direction: darker in a light theme, lighter in a dark one. */
  const solve = (wanted: string | Oklch, wishes: readonly Demand[]): string =>
    nearestLightness(wanted, wishes, isLight ? -1 : 1) ?? (isLight ? '#000000' : '#ffffff');
  const readable = (wanted: string | Oklch, ...names: string[]): string => solve(wanted, demands(AA.text, names));
  /** Readable on what is held down too. */
  const pressable = (wanted: string | Oklch, ...names: string[]): string =>
    solve(wanted, demands(AA.text, names, veiledBy(pressed)));
  const visible = (wanted: string | Oklch, ...names: string[]): string =>
    solve(wanted, demands(AA.edge, names, veiledBy(pressed)));

  const [surface = ''] = named(['surface']);
  const text = pressable(values.text, 'accent-soft', 'signal-soft', ...TONES.map((tone) => `${tone}-soft`));
  const muted = pressable(between(text, surface, isLight ? 0.3 : 0.22), 'accent-soft');
  const edges = named(GROUNDS).map((against) => ({ against, ratio: AA.edge }));
  const accent = finished(deriveFill(values.accent, edges));
  const danger = finished(deriveFill(values.critical, edges));
  const [, accentChroma, accentHue] = hexToOklch(values.accent);
  const [, signalChroma, signalHue] = hexToOklch(values.signal);
  const ink = isLight ? text : (grounds['canvas'] ?? '');
  const onInk = isLight ? '#ffffff' : text;

  const colors: Record<string, string> = {
    ...grounds,
    ...veils,
    ink,
    'on-ink': onInk,
    'on-ink-muted': isLight
      ? (nearestLightness(between(onInk, ink, 0.25), [{ against: ink, ratio: AA.text }], 1) ?? onInk)
      : muted,
    line: toNearestHex(between(surface, text, isLight ? 0.12 : 0.14)),
    'line-strong': visible(between(surface, text, 0.45)),
    text,
    'text-muted': muted,
    'text-disabled': toNearestHex(between(muted, surface, 0.4)),
    accent: accent.rest,
    'accent-hover': accent.hover,
    'accent-active': accent.active,
    'on-accent': accent.on,
    'accent-text': pressable(isLight ? accent.rest : [0.8, accentChroma, accentHue], 'accent-soft'),
    focus: visible([isLight ? 0.53 : 0.79, accentChroma, accentHue], 'accent-soft'),
    signal: values.signal,
    'on-signal': textOn(values.signal),
    'signal-text': readable([isLight ? 0.41 : 0.88, signalChroma * 0.6, signalHue], 'signal-soft'),
    'signal-line': visible([isLight ? 0.63 : 0.72, signalChroma, signalHue]),
    danger: danger.rest,
    'danger-hover': danger.hover,
    'on-danger': danger.on,
    backdrop: oklchToHex([isLight ? 0.2 : 0, 0, 0], isLight ? 0.45 : 0.65),
    shadow: oklchToHex([isLight ? 0.25 : 0, 0, 0], isLight ? 0.14 : 0.55),
  };
  const tones = toneColors(values);
  for (const tone of TONES) {
    colors[`${tone}-text`] = readable(tone === 'info' ? tones.info : values[tone], `${tone}-soft`);
  }
  return { scheme, colors, changes: changesOf(values, colors, scheme) };
}

/** The token that shows each value unchanged, and the reason if it cannot. */
const SHOWN_AS = {
  canvas: { token: 'canvas', reason: 'a page this near to middle grey leaves no room for quiet and coloured text' },
  surface: { token: 'surface', reason: 'cards must be as light or as dark as the page, with room for text' },
  text: { token: 'text', reason: 'it could not be read on every ground' },
  accent: { token: 'accent', reason: 'a button must stand out from its ground, and its text from the button' },
  positive: { token: 'positive-text', reason: 'it could not be read as text' },
  attention: { token: 'attention-text', reason: 'it could not be read as text' },
  critical: { token: 'critical-text', reason: 'it could not be read as text' },
} as const;

function changesOf(values: PartnerValues, colors: Colors, scheme: Scheme): PartnerChange[] {
  return Object.entries(SHOWN_AS).flatMap(([name, { token, reason }]) => {
    const value = name as keyof typeof SHOWN_AS;
    const from = values[value];
    const to = colors[token] ?? from;
    return from === to ? [] : [{ value, from, to, reason: `${reason} (a ${scheme} theme)` }];
  });
}

/** Mixes two colours: `part` 0 is the first, 1 the second. The hue is that of the more saturated one. */
function between(from: string, to: string, part: number): Oklch {
  const [lightness, chroma, hue] = hexToOklch(from);
  const [otherLightness, otherChroma, otherHue] = hexToOklch(to);
  const mix = (one: number, other: number): number => one + (other - one) * part;
  return [mix(lightness, otherLightness), mix(chroma, otherChroma), chroma >= otherChroma ? hue : otherHue];
}

/** Throws if there is no fill. That cannot happen, because backgrounds leave enough room; tests try thousands of themes. */
function finished(fill: Fill | undefined): Fill {
  if (!fill) throw new Error('No lightness makes a fill that can be seen and read');
  return fill;
}
