import { type MeasuredPair, measurePairs } from './contrast.ts';
import { deriveColors, type PartnerChange } from './derive-colors.ts';
import type { Scheme } from './derive-grounds.ts';
import { PARTNER_COLORS, partnerValueFaults, type PartnerValues } from './partner-values.ts';

type Properties = Readonly<Record<`--ps-${string}`, string>>;

/** A theme ready to be written into a page. */
export type PartnerTheme = {
  /** Whether the browser's own parts (scroll bars, pickers) are light or dark. */
  scheme: Scheme;
  /** Custom properties of the colours; they belong on an element with `data-theme`, from which the shadows take theirs. */
  colors: Properties;
  /** Custom properties of roundness and font. */
  shape: Properties;
  /** The values that could not be kept as they were, with what stands in their place. */
  changes: readonly PartnerChange[];
  /** Every pair of colours that components put together, with its contrast: each holds WCAG 2.2 AA. */
  pairs: readonly MeasuredPair[];
};

/**
 * A partner's theme from ten values. Hover, soft and quiet colours are derived in OKLCH; a colour that would be hard to read or to
 * see is moved in lightness, no further than it must, and named among the changes.
 *
 * @throws RangeError where a value is no colour, no roundness or no font (see `partnerValueFaults`)
 */
export function createPartnerTheme(values: PartnerValues): PartnerTheme {
  const faults = partnerValueFaults(values);
  if (faults.length > 0) throw new RangeError(faults.join('; '));
  const plain = { ...values };
  for (const name of PARTNER_COLORS) plain[name] = values[name].toLowerCase();
  const { scheme, colors, changes } = deriveColors(plain);
  return {
    scheme,
    colors: Object.fromEntries(Object.entries(colors).map(([name, hex]) => [`--ps-color-${name}`, hex])),
    shape: shapeOf(values),
    changes,
    pairs: measurePairs(colors),
  };
}

/**
 * The theme as a style sheet. Who asks the system for more contrast gets the high-contrast theme in place of the colours.
 *
 * @param selector an element that also has `data-theme`, for example `[data-theme='partner']`
 */
export function partnerThemeCss(selector: string, { scheme, colors, shape }: PartnerTheme): string {
  const shaped = block(selector, shape, '');
  const colored = block(selector, { 'color-scheme': scheme, ...colors }, '  ');
  return `${shaped}@media not (prefers-contrast: more) {\n${colored}}\n`;
}

/** The small and the large roundness keep the proportions of the shop's own. */
function shapeOf({ radius, font }: PartnerValues): Properties {
  const family = font.trim();
  return {
    '--ps-radius-sm': `${Math.round(radius / 2)}px`,
    '--ps-radius-md': `${radius}px`,
    '--ps-radius-lg': `${Math.round((radius * 5) / 3)}px`,
    ...(family === '' ? {} : { '--ps-font-own': `'${family}'` }),
  };
}

function block(selector: string, declarations: Readonly<Record<string, string>>, indent: string): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${indent}  ${name}: ${value};\n`);
  return `${indent}${selector} {\n${lines.join('')}${indent}}\n`;
}
