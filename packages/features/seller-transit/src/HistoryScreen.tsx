import { useSelector } from 'react-redux';
import type { PositionTerms } from '@partshop/api-client';
import { useHref, useLocale, useMoney, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import {
  askedOrUsual,
  PeriodPicker,
  percentText,
  PositionName,
  readArticle,
  readPeriodChoice,
  TRAFFIC_QUERY,
  USUAL_PERIOD,
  type PeriodChoice,
} from '@partshop/features/seller-sales';
import { paths } from '@partshop/features/shared';
import { Card, Link } from '@partshop/ui';
import { PositionHead } from './PositionHead.tsx';
import { PositionsList } from './PositionsList.tsx';
import { TermsCharts } from './TermsCharts.tsx';
import { TermsTable } from './TermsTable.tsx';
import { positionTerms } from './transit.loadables.ts';
import { messages } from './transit.messages.ts';
import { positionPath } from './transit-paths.ts';
import { TransitPage } from './transit.styles.ts';

const PATH = paths.sellerPriceHistory.to();

/** /seller/cross-docking/history-price: what a seller asked for a position, and had of it, beside the lowest price of all. */
export function HistoryScreen() {
  const query = useQuery(TRAFFIC_QUERY);
  const articleId = readArticle(query);
  return articleId === null ? (
    <PositionsList path={PATH} name="history" link="history" />
  ) : (
    <HistoryOfOne articleId={articleId} period={readPeriodChoice(query)} />
  );
}

type HistoryOfOneProps = { articleId: number; period: PeriodChoice };

function HistoryOfOne({ articleId, period }: HistoryOfOneProps) {
  const asked = useSelector((state: CoreState) => positionTerms.select(state, { period, articleId }));
  const usual = useSelector((state: CoreState) => positionTerms.select(state, { period: USUAL_PERIOD, articleId }));
  const { found: terms, isBad } = askedOrUsual(asked, usual);
  return terms ? <ShownHistory terms={terms} period={period} isBad={isBad} /> : null;
}

type ShownHistoryProps = { terms: PositionTerms; period: PeriodChoice; isBad: boolean };

function ShownHistory({ terms, period, isBad }: ShownHistoryProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { position } = terms;
  return (
    <TransitPage data-ui="SellerPriceHistory">
      <PositionHead position={position} path={PATH} period={period} name="history" />
      <Card>
        <PositionName position={position} />
        <Today terms={terms} />
        <Link variant="standalone" href={href(positionPath(paths.sellerPosition.to(), period, position.articleId))}>
          {t('positionLink')}
        </Link>
      </Card>
      <PeriodPicker
        path={PATH}
        choice={period}
        shown={terms.period}
        isBad={isBad}
        keeps={{ article: String(position.articleId) }}
      />
      <TermsCharts terms={terms} />
      <TermsTable terms={terms} />
    </TransitPage>
  );
}

/** The own price now beside the lowest one; as of the last day that is shown when that is all that is known. */
function Today({ terms: { steps, position } }: { terms: PositionTerms }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  const { price, quantity } = position;
  const cheapest = steps.at(-1)?.cheapest ?? null;
  if (price === null || quantity === null || quantity === 0) return <p className="muted">{t('isAway')}</p>;
  return (
    <p suppressHydrationWarning>
      {cheapest === null || price <= cheapest
        ? t('isCheapest', { price: moneyText(price) })
        : t('dearerBy', {
            price: moneyText(price),
            percent: percentText((price - cheapest) / cheapest, locale),
            cheapest: moneyText(cheapest),
          })}
    </p>
  );
}
