const KOPECKS = 100;

/** Kopecks of an amount as people type it: `1 250`, `1250,50 ₽`; null for anything else. */
export function readAmount(typed: string): number | null {
  const [, roubles, kopecks = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?₽?$/.exec(typed.replaceAll(/\s/g, '')) ?? [];
  return roubles === undefined ? null : Number(roubles) * KOPECKS + Number(kopecks.padEnd(2, '0'));
}

/** Kopecks as a text to change in a field, without groups: `1250,50`; whole roubles without kopecks. */
export function writeAmount(kopecks: number): string {
  const rest = kopecks % KOPECKS;
  const roubles = String(Math.floor(kopecks / KOPECKS));
  return rest === 0 ? roubles : `${roubles},${String(rest).padStart(2, '0')}`;
}
