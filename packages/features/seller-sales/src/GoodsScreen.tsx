import { useSelector } from 'react-redux';
import { useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { OpenLink, paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { askedOrUsual } from './asked-or-usual.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { PositionsPart } from './PositionsPart.tsx';
import { soldPositions } from './sales.loadables.ts';
import { messages } from './sales.messages.ts';
import { positionsParams, readPositionsChoice, USUAL_PERIOD } from './sales-choice.ts';
import { POSITIONS_QUERY } from './sales.query.ts';
import { SalesPage } from './sales.styles.ts';

const PATH = paths.sellerGoods.to();
const COLUMNS = ['sum', 'pieces', 'kept', 'returned', 'quantity', 'price'] as const;

/** /seller/realization/goods: each position with what it earned, what buyers kept of it, and what is in stock. */
export function GoodsScreen() {
  const t = useTexts(messages);
  const choice = readPositionsChoice(useQuery(POSITIONS_QUERY), 'sum');
  const asked = useSelector((state: CoreState) => soldPositions.select(state, choice));
  const usual = useSelector((state: CoreState) => soldPositions.select(state, { ...choice, period: USUAL_PERIOD }));
  const { found, isBad } = askedOrUsual(asked, usual);
  if (!found) return null;
  return (
    <SalesPage data-ui="SellerGoods">
      <PageHeading
        title={t('goods')}
        description={t('goodsLead')}
        aside={<OpenLink path={paths.sellerDiagnostics.to()}>{t('diagnostics')}</OpenLink>}
      />
      <PeriodPicker
        path={PATH}
        choice={choice.period}
        shown={found.period}
        isBad={isBad}
        keeps={positionsParams({ ...choice, page: 1 }, 'sum')}
      />
      <PositionsPart label={t('goods')} path={PATH} usual="sum" columns={COLUMNS} choice={choice} found={found} />
    </SalesPage>
  );
}
