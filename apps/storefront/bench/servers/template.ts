import type { PricePage } from '@partshop/api-client';
import { templateRow } from '../template-row.ts';
import type { PreparedPages } from './prepared-pages.ts';

/** The groups of offers, in the order of the page. */
const GROUPS = [1, 2, 3, 4] as const;

/** The price page by template literals. */
export function renderTemplate({ pieces, data }: PreparedPages['template'][number]): string {
  const { items } = JSON.parse(data) as PricePage;
  const bodies = GROUPS.map((group) => items.filter((item) => item.group === group)).filter(({ length }) => length > 0);
  return pieces.map((piece, index) => piece + (bodies[index]?.map(templateRow).join('') ?? '')).join('');
}
