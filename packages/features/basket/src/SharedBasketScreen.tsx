import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import type { SharedBasket } from '@partshop/api-client';
import {
  isolate,
  selectCurrency,
  sharedMessages,
  useHref,
  useLocale,
  useMoney,
  useTexts,
  type CoreState,
} from '@partshop/features/core';
import { usePageForm } from '@partshop/features/core/forms';
import { paths, SHOP_TIME_ZONE, ShareLink } from '@partshop/features/shared';
import { Alert, Button, Card, Money, OrderTotals, PageHeading } from '@partshop/ui';
import { isOrdered } from './basket-line.ts';
import { Root } from './basket.styles.ts';
import { messages as basketMessages } from './basket.messages.ts';
import { RateNote } from './RateNote.tsx';
import { messages } from './shared-basket.messages.ts';
import { sharedBaskets, type RefusedTake } from './shared-basket.saga.ts';
import { SharedLines } from './SharedLines.tsx';

/** /basket/shared/{token}: the lines that somebody shared, which can be put into the own basket (O6). */
export function SharedBasketScreen() {
  const { token = '' } = useParams();
  const known = useSelector((state: CoreState) =>
    sharedBaskets.select(state, { token, currencyCode: selectCurrency(state) }),
  );
  return 'data' in known && known.data ? <Shared shared={known.data} /> : null;
}

function Shared({ shared }: { shared: SharedBasket }) {
  const t = useTexts(messages);
  const texts = useTexts(basketMessages);
  const pieces = useTexts(sharedMessages);
  const locale = useLocale();
  const refused = useActionData<RefusedTake | undefined>();
  const { token, name, expiresAt, isOwn, basket } = shared;
  const { isSending, formProps } = usePageForm(paths.sharedBasket.to(token));
  const ordered = basket.items.filter(isOrdered);
  const { money } = useMoney(
    basket.currency.code,
    basket.items.map(({ price }) => price),
  );
  const until = new Intl.DateTimeFormat(locale.format, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(
    new Date(expiresAt),
  );
  return (
    <Root>
      <PageHeading
        title={name === '' ? t('title') : name}
        description={<span suppressHydrationWarning>{t('validUntil', { date: isolate(until, locale) })}</span>}
      />
      {isOwn ? <OwnLink token={token} /> : null}
      <form {...formProps} className="basket-content">
        <div className="basket-main">
          <SharedLines basket={basket} />
        </div>
        <Card as="section" className="summary" aria-labelledby="summary-heading">
          <h2 id="summary-heading">{t('title')}</h2>
          <OrderTotals
            items={[
              {
                term: texts('goodsCount'),
                value: pieces('pieces', { count: ordered.reduce((sum, { qty }) => sum + qty, 0) }),
              },
            ]}
            total={{ term: texts('total'), value: <Money {...money(basket.total)} /> }}
          />
          {refused && !isSending ? <Alert tone="attention">{t(refused.reason)}</Alert> : null}
          <Button type="submit" variant="primary" size="large" isPending={isSending}>
            {t('take')}
          </Button>
          <RateNote currency={basket.currency} payable={basket.payable} />
        </Card>
      </form>
    </Root>
  );
}

function OwnLink({ token }: { token: string }) {
  const t = useTexts(messages);
  const href = useHref();
  const path = paths.sharedBasket.to(token);
  const { isSending, formProps } = usePageForm(path);
  return (
    <Alert
      tone="info"
      role="note"
      actions={
        <>
          <ShareLink href={href(path)} label={t('send')} copied={t('copied')} />
          <form {...formProps}>
            <input type="hidden" name="intent" value="revoke" />
            <Button type="submit" variant="quiet" size="small" isPending={isSending}>
              {t('revoke')}
            </Button>
          </form>
        </>
      }
    >
      {t('own')}
    </Alert>
  );
}
