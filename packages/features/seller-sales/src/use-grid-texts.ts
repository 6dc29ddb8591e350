import { useMemo } from 'react';
import { useTexts } from '@partshop/features/core';
import type { GridTexts } from '@partshop/ui';
import { messages } from './goods.messages.ts';

/** The words of the grid of goods, which has no groups: its rows come by pages. */
export function useGridTexts(): GridTexts {
  const t = useTexts(messages);
  return useMemo(
    () => ({
      columns: t('columns'),
      filters: t('filters'),
      clearFilters: t('clearFilters'),
      columnMenu: (column) => t('columnMenu', { column }),
      pinStart: t('pinStart'),
      pinEnd: t('pinEnd'),
      unpin: t('unpin'),
      moveEarlier: t('moveEarlier'),
      moveLater: t('moveLater'),
      wider: t('wider'),
      narrower: t('narrower'),
      hide: t('hide'),
      group: '',
      ungroup: '',
      filter: (column) => t('filter', { column }),
      from: (column) => t('filterFrom', { column }),
      to: (column) => t('filterTo', { column }),
      any: t('any'),
      sorted: (column, direction) => t(direction, { column }),
      unsorted: t('unsorted'),
      groupLabel: () => '',
      noValue: '',
      copied: (rows, columns) => t('copied', { rows, columns }),
      rowPending: t('pending'),
    }),
    [t],
  );
}
