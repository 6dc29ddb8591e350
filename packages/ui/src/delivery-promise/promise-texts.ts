/** A delivery time: one or two dates (such as `2026-06-19`), or a number of days from the order. */
export type DeliveryTerm =
  | { from: string; to?: string | undefined }
  | { minDays: number; maxDays?: number | undefined };

/** Formats the delivery time for the locale: "19–22 June", "Fri, 19 June", "3–5 days". */
export function termText(term: DeliveryTerm, locale: string): string {
  return 'from' in term ? datesText(term.from, term.to ?? term.from, locale) : daysText(term, locale);
}

function datesText(from: string, to: string, locale: string): string {
  const isWithinYear = from.slice(0, 4) === to.slice(0, 4);
  const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  if (from === to) {
    return new Intl.DateTimeFormat(locale, { ...parts, weekday: 'short' }).format(new Date(from));
  }
  const format = new Intl.DateTimeFormat(locale, isWithinYear ? parts : { ...parts, year: 'numeric' });
  return format.formatRange(new Date(from), new Date(to));
}

/** Formats equal ends as one number, because `formatRange` would write "about". */
function daysText({ minDays, maxDays = minDays }: { minDays: number; maxDays?: number | undefined }, locale: string) {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return minDays === maxDays ? format.format(minDays) : format.formatRange(minDays, maxDays);
}

/** The tone of a share of kept promises, 0..1: `positive` from 0.9 on, `critical` below 0.75. */
export function rateTone(share: number): 'positive' | 'attention' | 'critical' {
  if (share >= 0.9) return 'positive';
  return share >= 0.75 ? 'attention' : 'critical';
}
