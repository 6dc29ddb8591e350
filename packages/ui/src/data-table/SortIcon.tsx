import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons.ts';
import type { SortDirection } from './table-model.ts';

/** The order of a column in its head; without a direction, that it can be sorted. */
export function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  if (direction === undefined) return <ChevronsUpDown />;
  return direction === 'ascending' ? <ArrowUp /> : <ArrowDown />;
}
