import type { FitCondition } from '@partshop/api-client';
import type { Locale, Translate } from '@partshop/features/core';
import type { messages } from './fit-conditions.messages.ts';

export type ConditionName = keyof (typeof messages)['texts'];

type Texts = { t: Translate<ConditionName>; locale: Pick<Locale, 'format'> };

const BODIES = [
  'sedan',
  'hatchback',
  'wagon',
  'coupe',
  'convertible',
  'suv',
  'pickup',
  'minivan',
  'van',
  'truck',
  'bus',
] as const satisfies readonly ConditionName[];

/** The yes/no question of a condition as a whole sentence (F4). Months are asked by their first or last day, which any language can say. */
export function questionOf({ kind, value, text }: FitCondition, { t, locale }: Texts): string {
  if (kind === 'option') return t('askOption', { option: text });
  if (kind === 'body') return t('askBody', { body: bodyName(value, t) });
  const format = new Intl.DateTimeFormat(locale.format, { dateStyle: 'long', timeZone: 'UTC' });
  const { first, last } = daysOf(value);
  return kind === 'made-from'
    ? t('askMadeFrom', { date: format.format(first) })
    : t('askMadeTo', { date: format.format(last) });
}

/** The condition in a few words, for a list of cars. */
export function conditionText({ kind, value, text }: FitCondition, { t, locale }: Texts): string {
  if (kind === 'option') return t('option', { option: text });
  if (kind === 'body') return t('body', { body: bodyName(value, t) });
  const format = new Intl.DateTimeFormat(locale.format, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const month = format.format(daysOf(value).first);
  return t(kind === 'made-from' ? 'madeFrom' : 'madeTo', { month });
}

function bodyName(value: string, t: Texts['t']): string {
  const known = BODIES.find((body) => body === value);
  return known ? t(known) : value;
}

/** The first and the last day of a month such as `2012-06`. */
function daysOf(month: string): { first: Date; last: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { first: new Date(Date.UTC(year, number - 1, 1)), last: new Date(Date.UTC(year, number, 0)) };
}
