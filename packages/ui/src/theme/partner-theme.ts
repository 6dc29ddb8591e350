import { type MeasuredPair, measurePairs } from './contrast.ts';
import { deriveColors, type PartnerChange } from './derive-colors.ts';
import type { Scheme } from './derive-grounds.ts';
import { PARTNER_COLORS, partnerValueFaults, type PartnerValues } from './partner-values.ts';

type Properties = Readonly<Record<`--ps-${string}`, string>>;

/** A theme ready to use in a page. */
export type PartnerTheme = {
  /** Whether the browser's own controls (scroll bars, pickers) are light or dark. */
  scheme: Scheme;
  /** Custom properties of the colours, for an element with `data-theme`, which derives the shadows from them. */
  colors: Properties;
  /** Custom properties of corner radii and font. */
  shape: Properties;
  /** The values that were changed for contrast, with their replacements. */
  changes: readonly PartnerChange[];
  /** Every pair of colours that components combine, with its contrast; each meets WCAG 2.2 AA. */
  pairs: readonly MeasuredPair[];
};

/**
 * Makes a partner's theme from ten values. Hover, soft and muted colours are derived in OKLCH. A colour with too little contrast is
 * changed in lightness, no more than necessary, and reported in `changes`.
 *
 * @throws RangeError for an invalid colour, radius or font (see `partnerValueFaults`)
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
 * The theme as a style sheet. If the system asks for more contrast, the high-contrast theme replaces its colours.
 *
 * @param selector an element that also has `data-theme`, for example `[data-theme='partner']`
 */
export function partnerThemeCss(selector: string, { scheme, colors, shape }: PartnerTheme): string {
  const shaped = block(selector, shape, '');
  const colored = block(selector, { 'color-scheme': scheme, ...colors }, '  ');
  return `${shaped}@media not (prefers-contrast: more) {\n${colored}}\n`;
}

/** The small and the large radius keep the proportions of the shop's own. */
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
