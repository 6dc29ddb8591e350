import { readFile, writeFile } from 'node:fs/promises';
import { oklchToHex } from './oklch.ts';

/** The parts of the Design Tokens format (DTCG 2025.10) that tokens.json uses. */
type Color = { colorSpace: 'oklch'; components: [number, number, number]; alpha?: number };
type Measure = { value: number; unit: string };
type Shadow = { color: string; offsetX: Measure; offsetY: Measure; blur: Measure; spread: Measure };
type Value = string | number | number[] | string[] | Color | Measure | Shadow;
type Token = { $value: Value; $extensions?: { 'partshop.modes'?: Partial<Record<Mode, Value>> } };
export type TokenGroup = { $type?: string; [name: string]: TokenGroup | Token | string | undefined };

type Mode = 'dark' | 'narrow' | 'coarse' | 'still';
type Property = { name: string; type: string; value: string; modes: Partial<Record<Mode, string>> };

/** The dark theme needs no query: its values stand beside the light ones, and `color-scheme` chooses. */
const QUERIES: Record<Exclude<Mode, 'dark'>, string> = {
  narrow: '(max-width: 780px)',
  coarse: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
};

/**
 * The style sheet of the tokens: one custom property `--ps-<path>` each, and a block per mode. What has a colour is declared
 * again on every `[data-theme]`, so that a part of a page may wear the other theme.
 */
export function tokensToCss(tokens: TokenGroup): string {
  const properties = collect(tokens, [], '');
  const isThemed = ({ type }: Property): boolean => type === 'color' || type === 'shadow';
  const blocks = [
    ':root {\n  color-scheme: light dark;\n}',
    "[data-theme='light'] {\n  color-scheme: light;\n}",
    "[data-theme='dark'] {\n  color-scheme: dark;\n}",
    `:root,\n[data-theme] {\n${declareAll(properties.filter(isThemed))}\n}`,
    `:root {\n${declareAll(properties.filter((property) => !isThemed(property)))}\n}`,
  ];
  for (const [mode, query] of Object.entries(QUERIES)) {
    const lines = properties.flatMap(({ name, modes }) => {
      const value = modes[mode as Mode];
      return value === undefined ? [] : [`    ${name}: ${value};`];
    });
    blocks.push(`@media ${query} {\n  :root {\n${lines.join('\n')}\n  }\n}`);
  }
  return `/* Generated from tokens.json by scripts/build-tokens.ts. */\n${blocks.join('\n\n')}\n`;
}

function declareAll(properties: readonly Property[]): string {
  return properties
    .map(({ name, value, modes }) => {
      const both = modes.dark === undefined ? value : `light-dark(${value}, ${modes.dark})`;
      return `  ${name}: ${both};`;
    })
    .join('\n');
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
  if (Array.isArray(value)) return type === 'fontFamily' ? formatFamilies(value) : `cubic-bezier(${value.join(', ')})`;
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

function formatFamilies(names: ReadonlyArray<string | number>): string {
  return names.map((name) => (String(name).includes(' ') ? `'${name}'` : name)).join(', ');
}

if (import.meta.main) {
  const folder = new URL('../src/tokens/', import.meta.url);
  const tokens = JSON.parse(await readFile(new URL('tokens.json', folder), 'utf8')) as TokenGroup;
  await writeFile(new URL('tokens.css', folder), tokensToCss(tokens));
}
