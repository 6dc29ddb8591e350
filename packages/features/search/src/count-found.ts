import type { FoundGoods } from '@partshop/api-client';
import type { ListChoice } from './list-choice.ts';

/** How many articles were found within the filters, with those that are left out because they do not fit the visitor's car. */
export const countFound = ({ total, fit }: Pick<FoundGoods, 'total' | 'fit'>, { withMisfits }: ListChoice): number =>
  withMisfits ? total : total + (fit?.misfits ?? 0);
