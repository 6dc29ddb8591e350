import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts, useWatchers, type CoreState, type ShopCurrency } from '@partshop/features/core';
import { Skeleton } from '@partshop/ui';
import { FoldFailed } from '../FoldFailed.tsx';
import { priceHistories } from '../price-history.loadables.ts';
import { historyAsked, historyWatchers } from './history-watchers.saga.ts';
import { messages } from './price-history.messages.ts';
import { PriceChart } from './PriceChart.tsx';

type OpenedHistoryProps = {
  articleId: number;
  currency: ShopCurrency;
  /** The address of the page that opens the history. */
  href: string;
};

/** Loads and shows what an article has cost. */
export function OpenedHistory({ articleId, currency, href }: OpenedHistoryProps) {
  const dispatch = useDispatch();
  const entry = useSelector((state: CoreState) => priceHistories.select(state, { articleId, currency }));
  const { status } = entry;
  useWatchers(historyWatchers);
  useEffect(() => {
    if (status === 'idle') dispatch(historyAsked({ articleId, currency }));
  }, [status, dispatch, articleId, currency]);
  if (status === 'failed') {
    return <Failed href={href} onRetry={() => dispatch(historyAsked({ articleId, currency }))} />;
  }
  return entry.status === 'loaded' ? (
    <PriceChart history={entry.data} />
  ) : (
    <div aria-busy="true">
      <Skeleton lines={6} />
    </div>
  );
}

function Failed(props: { href: string; onRetry: () => void }) {
  const t = useTexts(messages);
  return <FoldFailed {...props} text={t('failed')} retryText={t('retry')} />;
}
