import { isSold, type RepeatLine } from '@partshop/api-client';
import { isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths, WithNumber } from '@partshop/features/shared';
import { Badge, Link } from '@partshop/ui';
import { messages } from './repeat-order.messages.ts';

/** What differs today from the ordered item: offer, number, price, pieces. */
export function RepeatNotes({ line, moneyText }: { line: RepeatLine; moneyText: (amount: number) => string }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const { item, offer, outcome, successor, price, qty } = line;
  return (
    <>
      {isSold(item.status) ? null : <Badge>{t('wasCancelled')}</Badge>}
      {outcome === 'unavailable' ? <Badge tone="critical">{t('unavailable')}</Badge> : null}
      {outcome === 'other-offer' ? <Badge tone="info">{t('otherOffer')}</Badge> : null}
      {outcome === 'superseded' ? (
        <Badge tone="info">
          <span>
            <WithNumber
              text={t('superseded', { number: isolate(item.catalogFullNumber, locale) })}
              number={item.catalogFullNumber}
            />
          </span>
        </Badge>
      ) : null}
      {successor !== null && outcome !== 'superseded' ? (
        <Link variant="standalone" href={href(paths.price.to(successor.catalogKey, successor.catalogFullNumber))}>
          <WithNumber
            text={t('newer', { number: isolate(successor.catalogFullNumber, locale) })}
            number={successor.catalogFullNumber}
          />
        </Link>
      ) : null}
      {offer === null ? null : <PriceNote before={price} now={offer.price} text={moneyText(price)} />}
      {offer !== null && qty < item.qty ? <Badge tone="attention">{t('onlySo', { count: qty })}</Badge> : null}
      {offer !== null && offer.multiplicity > 1 ? (
        <span className="line-packs">{t('packs', { count: offer.multiplicity })}</span>
      ) : null}
    </>
  );
}

function PriceNote({ before, now, text }: { before: number; now: number; text: string }) {
  const t = useTexts(messages);
  if (now === before) return <Badge tone="positive">{t('samePrice')}</Badge>;
  return (
    <Badge tone={now > before ? 'attention' : 'positive'}>
      <span suppressHydrationWarning>{t(now > before ? 'priceUp' : 'priceDown', { before: text })}</span>
    </Badge>
  );
}
