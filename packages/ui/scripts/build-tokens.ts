import { readFile, writeFile } from 'node:fs/promises';
import { oklchToHex } from '../src/theme/oklch.ts';

/** The parts of the Design Tokens format (DTCG 2025.10) that tokens.json uses. */
type Color = { colorSpace: 'oklch'; components: [number, number, number]; alpha?: number };
type Measure = { value: number; unit: string };
type Shadow = { color: string; offsetX: Measure; offsetY: Measure; blur: Measure; spread: Measure };
type Value = string | number | number[] | string[] | Color | Measure | Shadow | Shadow[];
type Token = { $value: Value; $extensions?: { 'partshop.modes'?: Partial<Record<Mode, Value>> } };
export type TokenGroup = { $type?: string; [name: string]: TokenGroup | Token | string | undefined };

type Mode = 'dark' | 'contrast' | 'contrast-dark' | 'compact' | 'narrow' | 'coarse' | 'still';
type Property = { name: string; type: string; value: string; modes: Partial<Record<Mode, string>> };

/**
 * Writes the style sheet of the tokens: one custom property `--ps-<path>` each, and a block per mode. A part of a page may have its
 * own theme or density, so properties that depend on them are declared again on every `[data-theme]` or `[data-density]`. The dark
 * theme needs no block: `light-dark()` holds both values, and `color-scheme` chooses.
 */
export function tokensToCss(tokens: TokenGroup): string {
  const properties = collect(tokens, [], '');
  const themed = properties.filter(({ type }) => type === 'color' || type === 'shadow');
  const dense = properties.filter(({ modes }) => modes.compact !== undefined);
  const fixed = properties.filter((property) => !themed.includes(property) && !dense.includes(property));
  const contrast = declareContrast(themed);
  const narrow = properties.find(({ name }) => name === '--ps-breakpoint-narrow')?.value ?? '';
  const blocks = [
    rule(':root', ['color-scheme: light dark;']),
    rule("[data-theme='light']", ['color-scheme: light;']),
    rule("[data-theme='dark']", ['color-scheme: dark;']),
    rule(':root,\n[data-theme]', declareBoth(themed)),
    rule("[data-theme='contrast']", contrast),
    // A visitor whose system asks for more contrast gets the high-contrast values in the light and in the dark theme.
    inMedia('(prefers-contrast: more)', ':root,\n[data-theme]', contrast),
    rule(':root', declareBoth(fixed)),
    rule(':root,\n[data-density]', declareBoth(dense)),
    rule("[data-density='compact']", declareMode(dense, 'compact')),
    inMedia(`(max-width: ${narrow})`, ':root', declareMode(properties, 'narrow')),
    // After the densities, because touch targets need 44 px in a compact table too.
    inMedia('(pointer: coarse)', ':root,\n[data-density]', declareMode(dense, 'coarse')),
    inMedia('(pointer: coarse)', ':root', declareMode(fixed, 'coarse')),
    inMedia('(prefers-reduced-motion: reduce)', ':root', declareMode(properties, 'still')),
  ];
  return `/* Generated from tokens.json by scripts/build-tokens.ts. */\n${blocks.join('\n\n')}\n`;
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((line) => `  ${line}`).join('\n')}\n}`;
}

function inMedia(query: string, selector: string, declarations: readonly string[]): string {
  const inner = rule(selector, declarations);
  return `@media ${query} {\n${inner.replaceAll(/^/gm, '  ')}\n}`;
}

/** Declarations with `light-dark()` where the dark theme has another value. */
function declareBoth(properties: readonly Property[]): string[] {
  return properties.map(({ name, value, modes }) => `${name}: ${lightDark(value, modes.dark)};`);
}

/** Declarations of the properties that the high-contrast theme changes. */
function declareContrast(properties: readonly Property[]): string[] {
  return properties.flatMap(({ name, value, modes }) => {
    const { dark, contrast, 'contrast-dark': contrastDark } = modes;
    if (contrast === undefined && contrastDark === undefined) return [];
    return [`${name}: ${lightDark(contrast ?? value, contrastDark ?? dark)};`];
  });
}

function lightDark(light: string, dark: string | undefined): string {
  return dark === undefined || dark === light ? light : `light-dark(${light}, ${dark})`;
}

function declareMode(properties: readonly Property[], mode: Mode): string[] {
  return properties.flatMap(({ name, modes }) => {
    const value = modes[mode];
    return value === undefined ? [] : [`${name}: ${value};`];
  });
}

function collect(group: TokenGroup, path: readonly string[], inheritedType: string): Property[] {
  const type = group.$type ?? inheritedType;
  return Object.entries(group).flatMap(([name, child]) => {
    if (name.startsWith('$') || child === undefined || typeof child === 'string') return [];
    const childPath = [...path, name];
    return isToken(child) ? [toProperty(child, childPath, type)] : collect(child, childPath, type);
  });
}

function isToken(entry: TokenGroup | Token): entry is Token {
  return '$value' in entry;
}

function toProperty(token: Token, path: readonly string[], type: string): Property {
  const modes: Property['modes'] = {};
  for (const [mode, value] of Object.entries(token.$extensions?.['partshop.modes'] ?? {})) {
    modes[mode as Mode] = formatValue(value, type);
  }
  return {
    name: `--ps-${path.join('-')}`,
    type,
    value: formatValue(token.$value, type),
    modes,
  };
}

function formatValue(value: Value, type: string): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return value.replace(/^\{(.+)\}$/, (_, path: string) => `var(--ps-${path.replaceAll('.', '-')})`);
  if (Array.isArray(value)) {
    if (type === 'shadow') return value.map((part) => formatValue(part, type)).join(', ');
    return type === 'fontFamily'
      ? formatFamilies(value as string[])
      : `cubic-bezier(${(value as number[]).join(', ')})`;
  }
  if ('colorSpace' in value) return oklchToHex(value.components, value.alpha);
  if ('blur' in value) {
    const lengths = [value.offsetX, value.offsetY, value.blur, value.spread].map(formatMeasure);
    return `${lengths.join(' ')} ${formatValue(value.color, 'color')}`;
  }
  return formatMeasure(value);
}

function formatMeasure({ value, unit }: Measure): string {
  return value === 0 && unit === 'px' ? '0' : `${value}${unit}`;
}

function formatFamilies(names: readonly string[]): string {
  return names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
}

if (import.meta.main) {
  const folder = new URL('../src/tokens/', import.meta.url);
  const tokens = JSON.parse(await readFile(new URL('tokens.json', folder), 'utf8')) as TokenGroup;
  await writeFile(new URL('tokens.css', folder), tokensToCss(tokens));
}
