import { useSelector } from 'react-redux';
import type { TransitKind, Transits } from '@partshop/api-client';
import { useHref, useMoney, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { readPage } from '@partshop/features/search';
import { OpenLink, paths } from '@partshop/features/shared';
import { Alert, ChipLink, EmptyState, Link, Package, PageHeading, Pagination } from '@partshop/ui';
import { TransitsTable } from './TransitsTable.tsx';
import { transits } from './transit.loadables.ts';
import { messages } from './transit.messages.ts';
import { claimsPath, readKind, transitsPath } from './transit-paths.ts';
import { TRANSITS_QUERY } from './transit.query.ts';
import { TransitPage } from './transit.styles.ts';

/** /seller/cross-docking: what is on its way to the warehouse, what is late, and what was received. */
export function TransitsScreen() {
  const t = useTexts(messages);
  const query = useQuery(TRANSITS_QUERY);
  const kind = readKind(query);
  const known = useSelector((state: CoreState) => transits.select(state, { kind, page: readPage(query) }));
  const found = 'data' in known ? known.data : undefined;
  if (!found) return null;
  return (
    <TransitPage data-ui="SellerTransits">
      <PageHeading
        title={t('title')}
        description={t('lead')}
        aside={<OpenLink path={paths.sellerWaitingOrders.to()}>{t('toShip')}</OpenLink>}
      />
      <Alerts found={found} />
      <Kinds found={found} current={kind} />
      <Shown found={found} kind={kind} />
    </TransitPage>
  );
}

const countOf = ({ kinds }: Transits, kind: TransitKind) =>
  kinds.find((one) => one.kind === kind) ?? { count: 0, sum: 0 };

function Alerts({ found }: { found: Transits }) {
  const t = useTexts(messages);
  const href = useHref();
  const [overdue, claimed] = [countOf(found, 'overdue').count, countOf(found, 'claimed').count];
  return (
    <>
      {overdue > 0 ? <Alert tone="attention">{t('overdueAlert', { count: overdue })}</Alert> : null}
      {claimed > 0 ? (
        <Alert tone="attention">
          {t('claimAlert', { count: claimed })} <Link href={href(claimsPath('open'))}>{t('toClaims')}</Link>
        </Alert>
      ) : null}
    </>
  );
}

function Kinds({ found: { kinds }, current }: { found: Transits; current: TransitKind }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <nav aria-label={t('kinds')}>
      <ul className="chips">
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <ChipLink href={href(transitsPath(kind))} isCurrent={kind === current} aside={count}>
              {t(kind)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Shown({ found, kind }: { found: Transits; kind: TransitKind }) {
  const t = useTexts(messages);
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const { count, sum } = countOf(found, kind);
  if (found.transits.length === 0) {
    return (
      <EmptyState headingAs="h2" title={t('none')} icon={<Package />}>
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <section className="part" aria-labelledby="shown">
      <h2 id="shown">{t(kind)}</h2>
      <p className="muted" suppressHydrationWarning>
        {t('kindSum', { count, sum: moneyText(sum) })}
      </p>
      <TransitsTable label={t(kind)} transits={found.transits} />
      <Pagination
        label={t('pages')}
        page={found.page}
        pageCount={Math.ceil(found.total / found.take)}
        hrefFor={(page) => href(transitsPath(kind, page))}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </section>
  );
}
