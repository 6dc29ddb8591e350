import { ADVICE_MAX_PERCENT, type Advice, type AdviceKind } from '@partshop/api-client';
import { DataText, useHref, useLocale, useMoney, useTexts } from '@partshop/features/core';
import { diagnosticsPath } from '@partshop/features/seller-offers';
import { paths } from '@partshop/features/shared';
import { ButtonLink, Card } from '@partshop/ui';
import { messages } from './advice.messages.ts';
import { changesPath } from './advice.query.ts';

/** Where advice is followed. */
const FOLLOWED: Record<AdviceKind, (advice: Advice) => string> = {
  dearer: ({ priceListId }) => changesPath({ kind: 'dearer', priceListId }),
  multiples: ({ priceListId }) => changesPath({ kind: 'multiples', priceListId }),
  'sold-out': () => diagnosticsPath('sold-out'),
  stale: () => paths.sellerUpload.to('price'),
  'slow-promise': () => paths.sellerSettings.to(),
  'no-picture': () => paths.sellerPhotos.to(),
  'no-fit': () => diagnosticsPath('no-fit'),
};

/** A piece of advice: what it would earn, what that is counted from, and where it is followed. */
export function AdviceCard({ advice }: { advice: Advice }) {
  const t = useTexts(messages);
  const href = useHref();
  const { kind, warehouseName } = advice;
  return (
    <Card as="li" className="one">
      <h2>{useHeading(advice)}</h2>
      <p className="muted">
        <DataText>{warehouseName}</DataText>
      </p>
      <Figures advice={advice} />
      <p className="muted">{t(`${kind}Basis`, { count: advice.positions, most: ADVICE_MAX_PERCENT })}</p>
      <p>
        <ButtonLink href={href(FOLLOWED[kind](advice))}>{t(`do-${kind}`)}</ButtonLink>
      </p>
    </Card>
  );
}

function useHeading({ kind, positions: count, low, high }: Advice): string {
  const t = useTexts(messages);
  const { format } = useLocale();
  const [from, to] = [low ?? 0, high ?? 0];
  const range = (style: Intl.NumberFormatOptions, scale = 1) =>
    new Intl.NumberFormat(format, style).formatRange(from / scale, to / scale);
  return t(kind, {
    count,
    low: from,
    high: to,
    days: to,
    percent:
      from === to
        ? new Intl.NumberFormat(format, { style: 'percent' }).format(to / 100)
        : range({ style: 'percent' }, 100),
    pieces: from === to ? String(to) : range({}),
  });
}

function Figures({ advice: { kind, orders, sum, cost, views } }: { advice: Advice }) {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  if (kind === 'slow-promise') return null;
  if (kind === 'no-picture' || kind === 'no-fit') {
    return views === 0 ? null : <p className="figures">{t('viewed', { count: views })}</p>;
  }
  if (kind === 'stale') {
    return orders === 0 ? null : (
      <p className="figures" suppressHydrationWarning>
        {t('lost', { pieces: orders, sum: moneyText(sum) })}
      </p>
    );
  }
  return (
    <p className="figures" suppressHydrationWarning>
      {t('wins', { orders, sum: moneyText(sum) })}
      {cost > 0 ? <span className="muted">{t('costs', { cost: moneyText(cost) })}</span> : null}
    </p>
  );
}
