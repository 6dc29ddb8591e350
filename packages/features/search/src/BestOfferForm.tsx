import type { GoodCard } from '@partshop/api-client';
import { formOfferOf } from '@partshop/features/basket';
import { isolate, useLocale, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, OfferForm } from '@partshop/ui';
import { messages } from './search.messages.ts';

type BestOfferFormProps = { good: GoodCard; best: NonNullable<GoodCard['best']>; price: string; isAdding: boolean };

/** Adds one pack of the best offer: a plain form, which the list handles if scripts run. */
export function BestOfferForm({ good, best, price, isAdding }: BestOfferFormProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const article = isolate(`${good.catalogName} ${good.catalogFullNumber}`, locale);
  return (
    <OfferForm className="card-add" action={href(paths.basket.to())} offer={formOfferOf({ ...good, ...best })}>
      <input type="hidden" name="qty" value={best.multiplicity} />
      <Button
        isBare
        type="submit"
        isPending={isAdding}
        aria-label={t('cardAddArticle', { article, price })}
        suppressHydrationWarning
      >
        {t('cardAdd')}
      </Button>
    </OfferForm>
  );
}
