import { useSelector } from 'react-redux';
import type { PositionSales, SellerSales, SoldPositions } from '@partshop/api-client';
import { isolate, useHref, useLocale, useMoney, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Card, Link, PageHeading } from '@partshop/ui';
import { DaysTable } from './DaysTable.tsx';
import { askedOrUsual } from './asked-or-usual.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { PositionName } from './PositionName.tsx';
import { PositionsPart } from './PositionsPart.tsx';
import { positionSales, sellerSales, soldPositions } from './sales.loadables.ts';
import { messages } from './sales.messages.ts';
import {
  periodPath,
  positionsParams,
  readArticle,
  readPositionsChoice,
  USUAL_PERIOD,
  type PositionsChoice,
} from './sales-choice.ts';
import { TRAFFIC_QUERY } from './sales.query.ts';
import { SalesPage } from './sales.styles.ts';
import { SalesChart } from './SalesChart.tsx';

const PATH = paths.sellerTraffic.to();
const COLUMNS = ['views', 'adds', 'orders', 'pieces', 'quantity'] as const;

/** /seller/realization/traffic-goods: views, additions to baskets and orders, by position and day. */
export function TrafficScreen() {
  const query = useQuery(TRAFFIC_QUERY);
  const choice = readPositionsChoice(query, 'views');
  const articleId = readArticle(query);
  return articleId === null ? <AllTraffic choice={choice} /> : <TrafficOfOne choice={choice} articleId={articleId} />;
}

function AllTraffic({ choice }: { choice: PositionsChoice }) {
  const askedSales = useSelector((state: CoreState) => sellerSales.select(state, choice.period));
  const isBad = askedSales.status === 'failed';
  const period = isBad ? USUAL_PERIOD : choice.period;
  const sales = useSelector((state: CoreState) => sellerSales.select(state, period));
  const positions = useSelector((state: CoreState) => soldPositions.select(state, { ...choice, period }));
  if (!('data' in sales && sales.data && 'data' in positions && positions.data)) return null;
  return <ShownTraffic choice={choice} isBad={isBad} sales={sales.data} found={positions.data} />;
}

type ShownTrafficProps = { choice: PositionsChoice; isBad: boolean; sales: SellerSales; found: SoldPositions };

function ShownTraffic({ choice, isBad, sales, found }: ShownTrafficProps) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <SalesPage data-ui="SellerTraffic">
      <PageHeading title={t('traffic')} description={t('trafficLead')} />
      <PeriodPicker
        path={PATH}
        choice={choice.period}
        shown={sales.period}
        isBad={isBad}
        keeps={positionsParams({ ...choice, page: 1 }, 'views')}
      />
      <TrafficChart sales={sales} />
      <PositionsPart
        label={t('traffic')}
        path={PATH}
        usual="views"
        columns={COLUMNS}
        choice={choice}
        found={found}
        daysPath={(articleId) => href(periodPath(PATH, choice.period, { article: String(articleId) }))}
      />
    </SalesPage>
  );
}

function TrafficOfOne({ choice, articleId }: { choice: PositionsChoice; articleId: number }) {
  const asked = useSelector((state: CoreState) => positionSales.select(state, { ...choice, articleId }));
  const usual = useSelector((state: CoreState) => positionSales.select(state, { period: USUAL_PERIOD, articleId }));
  const { found: sales, isBad } = askedOrUsual(asked, usual);
  return sales ? <ShownPosition choice={choice} sales={sales} isBad={isBad} /> : null;
}

type ShownPositionProps = { choice: PositionsChoice; sales: PositionSales; isBad: boolean };

function ShownPosition({ choice, sales, isBad }: ShownPositionProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  const { articleId, catalogName, catalogFullNumber, quantity, price } = sales.position;
  return (
    <SalesPage data-ui="SellerTraffic">
      <div>
        <Link href={href(periodPath(PATH, choice.period))} variant="standalone">
          {t('allPositions')}
        </Link>
        <PageHeading title={isolate(`${catalogName} ${catalogFullNumber}`, locale)} description={t('traffic')} />
      </div>
      <Card>
        <PositionName position={sales.position} />
        <p className="muted" suppressHydrationWarning>
          {quantity === null || quantity === 0 || price === null
            ? t('soldOut')
            : t('inStockAt', { count: quantity, price: moneyText(price) })}
        </p>
      </Card>
      <PeriodPicker
        path={PATH}
        choice={choice.period}
        shown={sales.period}
        isBad={isBad}
        keeps={{ article: String(articleId) }}
      />
      <TrafficChart sales={sales} />
      <DaysTable sales={sales} />
    </SalesPage>
  );
}

const valuesOf = ({ steps }: SellerSales, name: 'views' | 'adds' | 'orders') => steps.map((step) => step[name]);

function TrafficChart({ sales }: { sales: SellerSales }) {
  return (
    <div className="charts">
      <SalesChart of="views" sales={sales} series={[{ name: 'views', values: valuesOf(sales, 'views') }]} />
      <SalesChart
        of="orders"
        sales={sales}
        series={[
          { name: 'orders', values: valuesOf(sales, 'orders') },
          { name: 'adds', values: valuesOf(sales, 'adds') },
        ]}
      />
    </div>
  );
}
