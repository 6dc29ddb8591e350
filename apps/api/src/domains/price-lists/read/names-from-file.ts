import path from 'node:path';

const DATE =
  /[\s_.-]*\(?(?:\d{4}[-_.]?\d{2}[-_.]?\d{2}|\d{1,2}[-_.]\d{1,2}[-_.]\d{2,4})(?:[\sT_.-]*\d{2}[-_.:]?\d{2}(?:[-_.:]?\d{2})?)?\)?$/;
const COPY = /\s*\(\d{1,3}\)$/;

/**
 * What a file calls itself, without the date and the number of a download: `'Rossko_2026-11-21 (1).csv'` is «Rossko»
 * today and tomorrow, so that tomorrow's file is the same price list.
 */
export function nameFromFile(file: string): string {
  const base = path.parse(file).name.normalize('NFC').trim();
  const name = base.replace(COPY, '').replace(DATE, '').replaceAll('_', ' ').trim();
  return name === '' ? base : name;
}
