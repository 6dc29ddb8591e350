/** The ten values that a partner's theme is made from. Colours are hex codes of six digits. */
export type PartnerValues = {
  /** The page. Whether the theme is a light or a dark one follows from it. */
  canvas: string;
  /** What lies on the page: cards, fields, tables, dialogs. */
  surface: string;
  /** Running text and headings; quieter text is derived from it. */
  text: string;
  /** The colour of action: primary buttons, what is chosen, links. */
  accent: string;
  /** A spot of colour for counters and marks; never text. */
  signal: string;
  /** What went well: in stock, fits, paid. */
  positive: string;
  /** What needs a look: few left, a changed price. */
  attention: string;
  /** What went wrong, and the fill of a button that destroys. */
  critical: string;
  /** Roundness of buttons and fields in pixels, 0 to 20; small and large parts follow in proportion. */
  radius: number;
  /** The name of a font family that the partner's page brings; empty for the shop's own. */
  font: string;
};

/** The eight of the ten that are colours. */
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

/** The widest that buttons and fields of 40 px are rounded: half their height. */
export const MAX_RADIUS = 20;

const HEX = /^#[\da-f]{6}$/i;
/** One family name: what could end a declaration or begin another is not in it. */
const FAMILY = /^[\p{L}\p{N} _-]{0,64}$/u;

/**
 * Says what is wrong with the ten values; nothing when they can be taken. Values often come from a form or a file of a partner,
 * and they end up in a style sheet.
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
