import { useSelector } from 'react-redux';
import type { BonusEntry, BonusWallet } from '@partshop/api-client';
import {
  selectIsWholesale,
  useHref,
  useLocale,
  useMoney,
  useQuery,
  useTexts,
  type CoreState,
} from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { OpenLink, paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { BadgePercent, ButtonLink, Card, DateTime, EmptyState, Link, PageHeading, Pagination } from '@partshop/ui';
import { WalletPage } from './bonus.styles.ts';
import { messages } from './bonuses.messages.ts';
import { BONUSES_QUERY } from './bonuses.query.ts';
import { wallets } from './wallets.loadable.ts';

const KOPECKS = 100;

/** /bonuses: what the client has, what of it expires when, and how it came and went. */
export function BonusesScreen() {
  const t = useTexts(messages);
  const page = readId(useQuery(BONUSES_QUERY).get('page') ?? '') ?? 1;
  const known = useSelector((state: CoreState) => wallets.select(state, page));
  const isWholesale = useSelector(selectIsWholesale);
  if (isWholesale) return <NoWallet />;
  const wallet = 'data' in known ? known.data : undefined;
  if (!wallet) return null;
  return (
    <WalletPage data-ui="Bonuses">
      <PageHeading
        title={t('title')}
        description={t('lead')}
        aside={<OpenLink path={paths.bonusClub.to()}>{t('terms')}</OpenLink>}
      />
      <div className="cards">
        <Balance wallet={wallet} />
        {wallet.expiring.length > 0 ? <Expiring lots={wallet.expiring} /> : null}
      </div>
      <Entries entries={wallet.entries} />
    </WalletPage>
  );
}

function Balance({ wallet: { balance, orderShare } }: { wallet: BonusWallet }) {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  return (
    <Card as="section" aria-labelledby="balance-heading">
      <h2 id="balance-heading">{t('balanceTitle')}</h2>
      <p className="figure" suppressHydrationWarning>
        {moneyText(balance * KOPECKS)}
      </p>
      <p className="quiet">{balance > 0 ? t('share', { share: orderShare }) : t('nothing')}</p>
    </Card>
  );
}

function Expiring({ lots }: { lots: BonusWallet['expiring'] }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  return (
    <Card as="section" aria-labelledby="expiring-heading">
      <h2 id="expiring-heading">{t('expiringTitle')}</h2>
      <ul className="lots">
        {lots.map(({ amount, expiresAt }) => (
          <li key={expiresAt}>
            <DateTime value={expiresAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="date" />
            <b suppressHydrationWarning>{moneyText(amount * KOPECKS)}</b>
          </li>
        ))}
      </ul>
      {lots.length > 1 ? <p className="quiet">{t('expiringFirst')}</p> : null}
    </Card>
  );
}

function Entries({ entries: { items, total, page, take } }: { entries: BonusWallet['entries'] }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <section className="part" aria-labelledby="entries-heading">
      <h2 id="entries-heading">{t('entriesTitle')}</h2>
      {items.length === 0 ? (
        <NoEntries isPast={total > 0} />
      ) : (
        <ul className="entries">
          {items.map((entry) => (
            <Entry key={`${entry.at} ${entry.kind} ${entry.expiresAt}`} entry={entry} />
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={Math.ceil(total / take)}
        hrefFor={(to) => `${href(paths.bonuses.to())}${to === 1 ? '' : `?page=${to}`}`}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
      />
    </section>
  );
}

function Entry({ entry: { at, kind, amount, balance, order } }: { entry: BonusEntry }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  return (
    <li>
      <div>
        <p>
          {t(kind)}{' '}
          {order === null ? null : (
            <Link className="entry-order" href={href(paths.order.to(order))}>
              <bdi dir="ltr">{order}</bdi>
            </Link>
          )}
        </p>
        <DateTime className="quiet" value={at} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="date" />
      </div>
      <p className="entry-sum" suppressHydrationWarning>
        <b data-got={amount > 0 || undefined}>
          <bdi dir="ltr">
            {amount > 0 ? '+' : ''}
            {moneyText(amount * KOPECKS)}
          </bdi>
        </b>
        <span className="quiet">{t('left', { sum: moneyText(balance * KOPECKS) })}</span>
      </p>
    </li>
  );
}

function NoEntries({ isPast }: { isPast: boolean }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <EmptyState
      headingAs="h3"
      title={t(isPast ? 'pastTitle' : 'noneTitle')}
      icon={<BadgePercent />}
      actions={
        <ButtonLink href={href(isPast ? paths.bonuses.to() : paths.home.to())}>
          {t(isPast ? 'toFirst' : 'toGoods')}
        </ButtonLink>
      }
    >
      <p>{t(isPast ? 'pastText' : 'noneText')}</p>
    </EmptyState>
  );
}

function NoWallet() {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <EmptyState
      headingAs="h1"
      title={t('wholesaleTitle')}
      icon={<BadgePercent />}
      actions={<ButtonLink href={href(paths.finance.to())}>{t('toFinance')}</ButtonLink>}
    >
      <p>{t('wholesaleText')}</p>
    </EmptyState>
  );
}
