import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { SellerAdvice } from '@partshop/api-client';
import { useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Alert, Check, DateTime, EmptyState, PageHeading } from '@partshop/ui';
import { AdviceCard } from './AdviceCard.tsx';
import { adviceChanges, sellerAdvice } from './advice.loadables.ts';
import { messages } from './advice.messages.ts';
import { ADVICE_QUERY, readChosen, type ChosenAdvice } from './advice.query.ts';
import { AdvicePage } from './advice.styles.ts';
import type { RefusedAdvice } from './apply-advice.saga.ts';
import { ChangesPart } from './ChangesPart.tsx';

/** /seller/recommendation: what the seller could do to sell more, or what following one of the advice would change. */
export function AdviceScreen() {
  const t = useTexts(messages);
  const chosen = readChosen(useQuery(ADVICE_QUERY));
  return (
    <AdvicePage data-ui="SellerAdvice">
      <PageHeading title={t('title')} description={chosen ? undefined : t('lead')} />
      {chosen ? <Chosen chosen={chosen} /> : <All />}
    </AdvicePage>
  );
}

function Chosen({ chosen }: { chosen: ChosenAdvice }) {
  const refused = useActionData<RefusedAdvice | undefined>();
  const known = useSelector((state: CoreState) => adviceChanges.select(state, chosen));
  const changes = 'data' in known ? known.data : undefined;
  return changes ? <ChangesPart key={changes.version} found={changes} refused={refused ?? null} /> : null;
}

function All() {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => sellerAdvice.select(state, undefined));
  const found = 'data' in known ? known.data : undefined;
  if (!found) return null;
  const { checkedAt, since, advice } = found;
  if (checkedAt === null) return <Alert tone="info">{t('waiting')}</Alert>;
  return (
    <>
      <Counted checkedAt={checkedAt} since={since} />
      {advice.length === 0 ? (
        <EmptyState title={t('fine')} icon={<Check />}>
          <p>{t('fineText')}</p>
        </EmptyState>
      ) : (
        <ul className="advice" aria-label={t('advice')}>
          {advice.map((one) => (
            <AdviceCard key={`${one.kind} ${one.priceListId}`} advice={one} />
          ))}
        </ul>
      )}
    </>
  );
}

function Counted({ checkedAt, since }: { checkedAt: string } & Pick<SellerAdvice, 'since'>) {
  const t = useTexts(messages);
  const { format } = useLocale();
  const day = new Intl.DateTimeFormat(format, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(since),
  );
  const [before = '', after = ''] = t('counted', { time: '\n', since: day }).split('\n');
  return (
    <p className="muted">
      {before}
      <DateTime value={checkedAt} locale={format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
      <span suppressHydrationWarning>{after}</span>
    </p>
  );
}
