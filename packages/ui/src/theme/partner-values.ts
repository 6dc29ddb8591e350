/** The ten values of a partner's theme. Colours are hex codes of six digits. */
export type PartnerValues = {
  /** The page's background. Decides whether the theme is light or dark. */
  canvas: string;
  /** The background of cards, fields, tables, dialogs. */
  surface: string;
  /** Body text and headings; muted text is derived from it. */
  text: string;
  /** The colour of actions: primary buttons, chosen options, links. */
  accent: string;
  /** An accent for counters and badges; never text. */
  signal: string;
  /** Success: in stock, fits, paid. */
  positive: string;
  /** Warnings: few left, a changed price. */
  attention: string;
  /** Errors, and the fill of destructive buttons. */
  critical: string;
  /** The corner radius of buttons and fields in pixels, 0 to 20; small and large radii follow in proportion. */
  radius: number;
  /** The name of a font family that the partner's page loads; empty for the shop's own. */
  font: string;
};

/** The names of the eight colours. */
export const PARTNER_COLORS = [
  'canvas',
  'surface',
  'text',
  'accent',
  'signal',
  'positive',
  'attention',
  'critical',
] as const satisfies readonly (keyof PartnerValues)[];

/** The greatest corner radius: half the height of buttons and fields, which are 40 px high. */
export const MAX_RADIUS = 20;

const HEX = /^#[\da-f]{6}$/i;
/** A font family name without characters that could end a declaration. */
const FAMILY = /^[\p{L}\p{N} _-]{0,64}$/u;

/**
 * Messages about invalid values; empty if all are valid. Values often come from a partner's form or file and end up in a style
 * sheet.
 */
export function partnerValueFaults(values: PartnerValues): string[] {
  const faults: string[] = PARTNER_COLORS.filter((name) => !HEX.test(values[name])).map(
    (name) => `${name}: '${values[name]}' is no hex code of six digits`,
  );
  if (!(values.radius >= 0 && values.radius <= MAX_RADIUS)) {
    faults.push(`radius: ${values.radius} is not between 0 and ${MAX_RADIUS}`);
  }
  if (!FAMILY.test(values.font)) faults.push(`font: '${values.font}' is not the name of one family`);
  return faults;
}
