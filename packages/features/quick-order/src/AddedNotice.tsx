import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Alert, ButtonLink } from '@partshop/ui';
import { messages } from './quick-order.messages.ts';

/** Some lines were put into the basket, and others are left. */
export function AddedNotice({ count }: { count: number }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <Alert
      tone="positive"
      title={t('added', { count })}
      hasActionsBeside
      actions={
        <ButtonLink size="small" href={href(paths.basket.to())}>
          {t('toBasket')}
        </ButtonLink>
      }
    >
      {t('addedText')}
    </Alert>
  );
}
