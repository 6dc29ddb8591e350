import { useSelector } from 'react-redux';
import type { SoldPosition, SoldPositions } from '@partshop/api-client';
import { useHref, useLocale, useMoney, useTexts, type CoreState } from '@partshop/features/core';
import { OpenLink, paths } from '@partshop/features/shared';
import { Link, PageHeading } from '@partshop/ui';
import { Facts } from './Facts.tsx';
import { fewPositions } from './few-positions.ts';
import { countText } from './figures.ts';
import { NoSales } from './NoSales.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { PositionName } from './PositionName.tsx';
import { KIND_NAMES } from './PositionsPart.tsx';
import { soldPositions, type PositionsPage } from './sales.loadables.ts';
import { messages } from './sales.messages.ts';
import { periodPath, positionsParams, USUAL_PERIOD, type PeriodChoice } from './sales-choice.ts';
import { SalesPage } from './sales.styles.ts';
import { SalesChart } from './SalesChart.tsx';
import { MONEY } from './StepChart.tsx';
import { useSales } from './use-sales.ts';

/** /seller/realization: how it goes, what earns nothing, and why. */
export function OverviewScreen() {
  const t = useTexts(messages);
  const { sales, choice, isBad } = useSales();
  if (!sales) return null;
  return (
    <SalesPage data-ui="SellerOverview">
      <PageHeading
        title={t('title')}
        description={t('lead')}
        aside={<OpenLink path={paths.sellerDiagnostics.to()}>{t('diagnostics')}</OpenLink>}
      />
      <PeriodPicker path={paths.sellerRealization.to()} choice={choice} shown={sales.period} isBad={isBad} />
      {sales.total.orders === 0 && sales.totalBefore.orders === 0 ? <NoSales /> : <Facts sales={sales} />}
      <div className="columns">
        {fewPositions(isBad ? USUAL_PERIOD : choice).map((few) => (
          <Few key={few.kind} few={few} choice={choice} />
        ))}
      </div>
      <SalesChart
        of="sum"
        sales={sales}
        series={[{ name: 'sum', values: sales.steps.map(({ sum }) => sum / 100) }]}
        format={MONEY}
      />
    </SalesPage>
  );
}

const TEXTS = { all: 'lead', idle: 'idleText', out: 'outText', returned: 'returnedText' } as const;

/** Some positions of a kind, and the way to all of them. */
function Few({ few, choice }: { few: PositionsPage; choice: PeriodChoice }) {
  const t = useTexts(messages);
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const known = useSelector((state: CoreState) => soldPositions.select(state, few));
  const found = 'data' in known ? known.data : undefined;
  if (!found) return null;
  const { kind } = few;
  const { count, stock } = countsOf(found, kind);
  return (
    <section className="part" aria-labelledby={`few-${kind}`}>
      <h2 id={`few-${kind}`}>{t(KIND_NAMES[kind])}</h2>
      {count === 0 ? (
        <p className="muted">{t('noneOf')}</p>
      ) : (
        <>
          <p suppressHydrationWarning>{t(TEXTS[kind], { count, stock: moneyText(stock) })}</p>
          <ul className="positions">
            {found.positions.map((position) => (
              <li key={position.articleId} className="position">
                <PositionName position={position} hasFaults={kind === 'idle'} />
                <Figure position={position} kind={kind} />
              </li>
            ))}
          </ul>
          <Link
            variant="standalone"
            href={href(periodPath(paths.sellerGoods.to(), choice, positionsParams({ ...few, page: 1 }, 'sum')))}
          >
            {t('allOf')}
          </Link>
        </>
      )}
    </section>
  );
}

const countsOf = ({ kinds }: SoldPositions, kind: PositionsPage['kind']) =>
  kinds.find((one) => one.kind === kind) ?? { count: 0, stock: 0 };

/** What makes a position one of its kind: its views, or its pieces that were ordered or came back. */
function Figure({ position: { figures }, kind }: { position: SoldPosition; kind: PositionsPage['kind'] }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const name = kind === 'idle' ? 'views' : kind === 'out' ? 'pieces' : 'returned';
  return (
    <span className="position-figure">
      {countText(figures[name], locale)}
      <span className="muted"> {t(name)}</span>
    </span>
  );
}
