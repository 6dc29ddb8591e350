import type { GoodCard } from '@partshop/api-client';
import { formOfferOf } from '@partshop/features/basket';
import { createFragment, isolate, useLocale, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, OfferForm, type FormOffer } from '@partshop/ui';
import { messages } from './search.messages.ts';

type BestOfferFormProps = { good: GoodCard; best: NonNullable<GoodCard['best']>; price: string; isAdding: boolean };

/** Adds one pack of the best offer: a plain form, which the list handles if scripts run. */
export function BestOfferForm({ good, best, price, isAdding }: BestOfferFormProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const article = isolate(`${good.catalogName} ${good.catalogFullNumber}`, locale);
  return (
    <AddForm
      {...formOfferOf({ ...good, ...best })}
      action={href(paths.basket.to())}
      qty={best.multiplicity}
      buttonLabel={t('cardAddArticle', { article, price })}
      isAdding={isAdding}
    />
  );
}

type AddFormProps = FormOffer & { action: string; qty: number; buttonLabel: string; isAdding: boolean };

/** Its markup. Cached. */
const AddForm = createFragment<AddFormProps>(
  function PlainAddForm({ action, qty, buttonLabel, isAdding, ...offer }) {
    const t = useTexts(messages);
    return (
      <OfferForm className="card-add" action={action} offer={offer}>
        <input type="hidden" name="qty" value={qty} />
        <Button isBare type="submit" isPending={isAdding} aria-label={buttonLabel} suppressHydrationWarning>
          {t('cardAdd')}
        </Button>
      </OfferForm>
    );
  },
  ['articleId', 'priceListId', 'catalogKey', 'maker', 'number', 'name', 'price', 'action', 'qty', 'buttonLabel'],
);
