import { useSelector } from 'react-redux';
import type { PositionSales, PositionTerms, Transits, TransitStatistics } from '@partshop/api-client';
import { useHref, useMoney, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { readPage } from '@partshop/features/search';
import {
  FactCards,
  Facts,
  PeriodPicker,
  periodPath,
  PositionName,
  positionSales,
  readArticle,
  readPeriodChoice,
  TRAFFIC_QUERY,
  USUAL_PERIOD,
  type PeriodChoice,
} from '@partshop/features/seller-sales';
import { paths } from '@partshop/features/shared';
import { Card, Link, Pagination } from '@partshop/ui';
import { PositionHead } from './PositionHead.tsx';
import { PositionsList } from './PositionsList.tsx';
import { TransitsTable } from './TransitsTable.tsx';
import { positionTerms, transits, transitStatistics } from './transit.loadables.ts';
import { messages } from './transit.messages.ts';
import { positionPath } from './transit-paths.ts';
import { TransitPage } from './transit.styles.ts';
import { useTransitFacts } from './use-transit-facts.ts';

const PATH = paths.sellerPosition.to();

/** /seller/cross-docking/position-show: a position with its price and stock, how it sells, and what of it was sent. */
export function PositionScreen() {
  const query = useQuery(TRAFFIC_QUERY);
  const articleId = readArticle(query);
  return articleId === null ? (
    <PositionsList path={PATH} name="position" link="show" />
  ) : (
    <OnePosition articleId={articleId} period={readPeriodChoice(query)} page={readPage(query)} />
  );
}

type OnePositionProps = { articleId: number; period: PeriodChoice; page: number };

function OnePosition({ articleId, period, page }: OnePositionProps) {
  const asked = useSelector((state: CoreState) => positionSales.select(state, { period, articleId }));
  const isBad = asked.status === 'failed';
  const shown = { period: isBad ? USUAL_PERIOD : period, articleId };
  const sales = useSelector((state: CoreState) => positionSales.select(state, shown));
  const terms = useSelector((state: CoreState) => positionTerms.select(state, shown));
  const figures = useSelector((state: CoreState) => transitStatistics.select(state, shown));
  const sent = useSelector((state: CoreState) => transits.select(state, { kind: 'all', page, articleId }));
  if (!('data' in sales && sales.data && 'data' in figures && figures.data && 'data' in sent && sent.data)) return null;
  const place = 'data' in terms ? (terms.data?.place ?? null) : null;
  return (
    <ShownPosition
      sales={sales.data}
      place={place}
      figures={figures.data}
      sent={sent.data}
      period={period}
      isBad={isBad}
    />
  );
}

type ShownPositionProps = {
  sales: PositionSales;
  place: PositionTerms['place'];
  figures: TransitStatistics;
  sent: Transits;
  period: PeriodChoice;
  isBad: boolean;
};

function ShownPosition({ sales, place, figures, sent, period, isBad }: ShownPositionProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const { articleId, quantity, price } = sales.position;
  const article = String(articleId);
  return (
    <TransitPage data-ui="SellerPosition">
      <PositionHead position={sales.position} path={PATH} period={period} name="position" />
      <Card>
        <PositionName position={sales.position} />
        <p className="muted" suppressHydrationWarning>
          {quantity === null || quantity === 0 || price === null
            ? t('soldOut')
            : t('inStockAt', { count: quantity, price: moneyText(price) })}
        </p>
        {place === null ? null : <p>{place.of === 1 ? t('isAlone') : t('place', place)}</p>}
        <div className="links">
          <Link variant="standalone" href={href(positionPath(paths.sellerPriceHistory.to(), period, articleId))}>
            {t('history')}
          </Link>
          <Link variant="standalone" href={href(positionPath(paths.sellerTraffic.to(), period, articleId))}>
            {t('byDay')}
          </Link>
        </div>
      </Card>
      <PeriodPicker path={PATH} choice={period} shown={sales.period} isBad={isBad} keeps={{ article }} />
      <section className="part" aria-labelledby="demand">
        <h2 id="demand">{t('demand')}</h2>
        <Facts sales={sales} />
      </section>
      <section className="part" aria-labelledby="shipments">
        <h2 id="shipments">{t('shipments')}</h2>
        <FactCards facts={useTransitFacts(figures)} />
        {sent.transits.length === 0 ? (
          <p className="muted">{t('none')}</p>
        ) : (
          <TransitsTable label={t('shipments')} transits={sent.transits} isOfOne />
        )}
        <Pagination
          label={t('pages')}
          page={sent.page}
          pageCount={Math.ceil(sent.total / sent.take)}
          hrefFor={(page) => href(periodPath(PATH, period, { article, page: page > 1 ? String(page) : '' }))}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        />
      </section>
    </TransitPage>
  );
}
