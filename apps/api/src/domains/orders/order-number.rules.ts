import { randomInt } from 'node:crypto';

/** The year and eight random digits, `'26-4821-7395'`: short enough to say on the phone, and no number reveals another. */
export function newOrderNumber(now: Date): string {
  const year = String(now.getUTCFullYear() % 100).padStart(2, '0');
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `${year}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** A typed order number as it is stored: `'26 48217395'` gives `'26-4821-7395'`; undefined for any other text. */
export function readOrderNumber(text: string): string | undefined {
  const [, year, first, second] = /^(\d{2})(\d{4})(\d{4})$/.exec(text.replaceAll(/[\s\p{Dash}]/gu, '')) ?? [];
  return year && `${year}-${first}-${second}`;
}
