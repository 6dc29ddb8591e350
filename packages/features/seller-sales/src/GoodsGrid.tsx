import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigation } from 'react-router-dom';
import type { SoldPosition, SoldPositions } from '@partshop/api-client';
import { isolate, useHref, useLocale, useTexts, useWatchers, type CoreState } from '@partshop/features/core';
import { Button, DataGrid, EmptyState, ErrorState, type GridSelected, type GridView } from '@partshop/ui';
import { messages as goodsMessages } from './goods.messages.ts';
import { fromView } from './goods-view.ts';
import { goodsPath } from './position-views.ts';
import { goodsWatchers, positionRows, rowsBefore, rowsNeeded, type PositionRows } from './position-rows.ts';
import { positionsKey } from './sales.loadables.ts';
import type { GoodsChoice } from './sales-choice.ts';
import { useGoodsColumns } from './use-goods-columns.tsx';
import { useGridTexts } from './use-grid-texts.ts';

const keyOf = ({ articleId }: SoldPosition): string => String(articleId);
const NONE: Partial<PositionRows> = {};

type GoodsGridProps = {
  label: string;
  choice: GoodsChoice;
  found: SoldPositions;
  view: GridView;
  onViewChange: (view: GridView) => void;
  selected: GridSelected;
  onSelectedChange: (selected: GridSelected) => void;
};

/** The goods in a grid, which begins with the page of the address and loads its other rows when they are about to be seen. */
export function GoodsGrid({ label, choice, found, ...arranged }: GoodsGridProps) {
  const { view, onViewChange, selected, onSelectedChange } = arranged;
  const t = useTexts(goodsMessages);
  const href = useHref();
  const locale = useLocale();
  const texts = useGridTexts();
  const columns = useGoodsColumns();
  const isNavigating = useNavigation().state !== 'idle';
  const { rows, first, total, isFailed, ask, askAgain } = useRows(choice, found);
  return (
    <DataGrid
      label={label}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      texts={texts}
      locale={locale.format}
      view={view}
      onViewChange={onViewChange}
      selection={{
        selected,
        onSelectedChange,
        selectAllLabel: t('selectAll'),
        labelFor: ({ catalogName, catalogFullNumber }) =>
          t('select', { article: isolate(`${catalogName} ${catalogFullNumber}`, locale) }),
        countLabel: (count, isAll) => t(isAll ? 'allSelected' : 'selected', { count }),
      }}
      hrefFor={(next) => href(goodsPath(fromView(next, choice)))}
      paging={{ rowCount: total, firstIndex: first, onRowsNeeded: ask }}
      loading={isNavigating ? { label: t('loading') } : undefined}
      empty={
        <EmptyState headingAs="h2" title={t('noneFound')}>
          <p>{t('noneFoundText')}</p>
        </EmptyState>
      }
      error={
        isFailed ? (
          <ErrorState headingAs="h2" title={t('failed')} actions={<Button onClick={askAgain}>{t('again')}</Button>} />
        ) : undefined
      }
    />
  );
}

/** The rows that are here: those of the page, until the grid has asked for others. */
function useRows(choice: GoodsChoice, found: SoldPositions) {
  useWatchers(goodsWatchers);
  const dispatch = useDispatch();
  const key = positionsKey(choice);
  const [asked, setAsked] = useState<{ key: string; from: number; to: number } | null>(null);
  const current = asked?.key === key ? asked : null;
  const known = useSelector((state: CoreState) => positionRows.select(state, { choice, from: 0, to: 0 }));
  const { rows, first, total }: Partial<PositionRows> = current && 'data' in known && known.data ? known.data : NONE;
  // The grid asks before anybody watches: effects of a part run before those of its whole.
  useEffect(() => {
    if (current) dispatch(rowsNeeded({ choice, from: current.from, to: current.to }));
  }, [dispatch, choice, current]);
  const ask = ({ from, to }: { from: number; to: number }) => setAsked({ key, from, to });
  return {
    rows: rows ?? found.positions,
    first: first ?? 0,
    total: Math.max(0, (total ?? found.total) - rowsBefore(choice)),
    isFailed: current !== null && known.status === 'failed',
    ask,
    askAgain: () => ask(current ?? { from: 0, to: found.take }),
  };
}
