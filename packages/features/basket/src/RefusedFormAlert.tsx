import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Alert, Button } from '@partshop/ui';
import type { RefusedBasketForm } from './act-on-basket.saga.ts';
import { messages } from './basket.messages.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** Why a form without JavaScript was refused, and the button that does what is possible. */
export function RefusedFormAlert({ refused: { offer, refusal } }: { refused: RefusedBasketForm }) {
  const t = useTexts(messages);
  const href = useHref();
  const refusalText = useRefusalText();
  const canTakeSome = offer !== null && (refusal.reason === 'not-enough' || refusal.reason === 'no-more-than');
  return (
    <Alert
      tone="critical"
      title={t(offer ? 'notAdded' : 'notChanged')}
      actions={
        canTakeSome ? (
          <form method="post" action={href(paths.basket.to())}>
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name="articleId" value={offer.articleId} />
            <input type="hidden" name="priceListId" value={offer.priceListId} />
            <input type="hidden" name="qty" value={refusal.count} />
            <Button type="submit" size="small">
              {t('take', { count: refusal.count })}
            </Button>
          </form>
        ) : null
      }
    >
      {refusalText(refusal)}
    </Alert>
  );
}
