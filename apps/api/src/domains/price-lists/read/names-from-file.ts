import path from 'node:path';

const DATE =
  /[\s_.-]*\(?(?:\d{4}[-_.]?\d{2}[-_.]?\d{2}|\d{1,2}[-_.]\d{1,2}[-_.]\d{2,4})(?:[\sT_.-]*\d{2}[-_.:]?\d{2}(?:[-_.:]?\d{2})?)?\)?$/;
const COPY = /\s*\(\d{1,3}\)$/;

/**
 * The name of a file without its date and download number: `'Rossko_2026-11-21 (1).csv'` gives «Rossko», so that
 * tomorrow's file is the same price list.
 */
export function nameFromFile(file: string): string {
  const base = path.parse(file).name.normalize('NFC').trim();
  const name = base.replace(COPY, '').replace(DATE, '').replaceAll('_', ' ').trim();
  return name === '' ? base : name;
}
