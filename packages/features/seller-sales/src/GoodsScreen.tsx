import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { useTexts, type CoreState } from '@partshop/features/core';
import { OpenLink, paths } from '@partshop/features/shared';
import { PageHeading, type GridSelected } from '@partshop/ui';
import type { RefusedGoods } from './act-on-goods.saga.ts';
import { askedOrUsual } from './asked-or-usual.ts';
import { GoodsChangeForm } from './GoodsChangeForm.tsx';
import { shownColumns } from './goods-view.ts';
import { GoodsGrid } from './GoodsGrid.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { GoodsViews } from './GoodsViews.tsx';
import { KindLinks, NumberForm, PositionPages, TableFiles } from './PositionsPart.tsx';
import { positionsKey, soldPositions } from './sales.loadables.ts';
import { messages } from './sales.messages.ts';
import { goodsParams, periodPath, USUAL_PERIOD } from './sales-choice.ts';
import { SalesPage } from './sales.styles.ts';
import { useGoodsView } from './use-goods-view.ts';

const PATH = paths.sellerGoods.to();
const NOTHING: GridSelected = { kind: 'some', keys: new Set() };

/** /seller/realization/goods: each position with what it earned, what buyers kept of it, and what is in stock. */
export function GoodsScreen() {
  const t = useTexts(messages);
  const { choice, view, onViewChange } = useGoodsView();
  const refused = useActionData<RefusedGoods | undefined>();
  const key = positionsKey(choice);
  const [chosen, setChosen] = useState<{ key: string; selected: GridSelected }>({ key, selected: NOTHING });
  // "All" are all that the filters of then leave.
  const selected = chosen.selected.kind === 'some' || chosen.key === key ? chosen.selected : NOTHING;
  const asked = useSelector((state: CoreState) => soldPositions.select(state, choice));
  const usual = useSelector((state: CoreState) => soldPositions.select(state, { ...choice, period: USUAL_PERIOD }));
  const { found, isBad } = askedOrUsual(asked, usual);
  if (!found) return null;
  const params = goodsParams({ ...choice, page: 1 });
  const at = (more: Record<string, string>) => periodPath(PATH, choice.period, { ...params, ...more });
  const pages = <PositionPages found={found} page={choice.page} at={at} />;
  return (
    <SalesPage data-ui="SellerGoods">
      <PageHeading
        title={t('goods')}
        description={t('goodsLead')}
        aside={<OpenLink path={paths.sellerDiagnostics.to()}>{t('diagnostics')}</OpenLink>}
      />
      <PeriodPicker path={PATH} choice={choice.period} shown={found.period} isBad={isBad} keeps={params} />
      <div className="part">
        <GoodsViews choice={choice} refused={refused?.of === 'view' ? refused : undefined} />
        <KindLinks found={found} kind={choice.kind} at={at} />
        <div className="find">
          <NumberForm path={PATH} number={choice.number} kept={{ ...choice.period, ...params }} />
          <TableFiles choice={choice} columns={shownColumns(view).join(',')} />
        </div>
        <GoodsChangeForm
          choice={choice}
          selected={selected}
          total={found.total}
          refused={refused?.of === 'change' ? refused : undefined}
        />
        <GoodsGrid
          selected={selected}
          onSelectedChange={(next) => setChosen({ key, selected: next })}
          label={t('goods')}
          choice={isBad ? { ...choice, period: USUAL_PERIOD } : choice}
          found={found}
          view={view}
          onViewChange={onViewChange}
        />
        {/* The grid scrolls through all rows, which takes scripts. */}
        {choice.page > 1 ? pages : <noscript>{pages}</noscript>}
      </div>
    </SalesPage>
  );
}
