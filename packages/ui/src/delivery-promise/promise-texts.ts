/** When it comes: a day or two (as `2026-06-19`), or so many days from the order. */
export type DeliveryTerm =
  | { from: string; to?: string | undefined }
  | { minDays: number; maxDays?: number | undefined };

/** The term in words of the language: "19–22 June", "Fri, 19 June", "3–5 days". */
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

/** Equal ends are one number: a range of them would be read as "about". */
function daysText({ minDays, maxDays = minDays }: { minDays: number; maxDays?: number | undefined }, locale: string) {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return minDays === maxDays ? format.format(minDays) : format.formatRange(minDays, maxDays);
}

/** How good a rate of kept promises is: nine of ten is good, less than three of four is bad. */
export function rateTone(share: number): 'positive' | 'attention' | 'critical' {
  if (share >= 0.9) return 'positive';
  return share >= 0.75 ? 'attention' : 'critical';
}
