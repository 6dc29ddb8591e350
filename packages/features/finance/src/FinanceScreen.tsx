import { useSelector } from 'react-redux';
import { selectIsWholesale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { OpenLink, paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { DebtCards } from './DebtCards.tsx';
import { readFinanceChoice } from './finance-choice.ts';
import { messages } from './finance.messages.ts';
import { FINANCE_QUERY } from './finance.query.ts';
import { Page } from './finance.styles.ts';
import { finances } from './finances.loadables.ts';
import { LedgerSection } from './LedgerSection.tsx';
import { NoAccount } from './NoAccount.tsx';
import { OpenDocuments } from './OpenDocuments.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';

/** /client/finance: what a wholesale client owes, what is to be paid first, and the ledger behind it. */
export function FinanceScreen() {
  const t = useTexts(messages);
  const isWholesale = useSelector(selectIsWholesale);
  const query = useQuery(FINANCE_QUERY);
  const choice = readFinanceChoice(query);
  const known = useSelector((state: CoreState) => finances.select(state, choice));
  if (!isWholesale) return <NoAccount />;
  const finance = 'data' in known ? known.data : undefined;
  if (!finance) return null;
  return (
    <Page data-ui="Finance">
      <PageHeading
        title={t('title')}
        description={t('lead')}
        aside={<OpenLink path={paths.revise.to()}>{t('revise')}</OpenLink>}
      />
      <PaymentNotice id={query.get('payment')} />
      <DebtCards finance={finance} choice={choice} />
      <OpenDocuments finance={finance} />
      <LedgerSection entries={finance.entries} choice={choice} />
    </Page>
  );
}
