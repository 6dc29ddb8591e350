import type { GoodCard } from '@partshop/api-client';
import { isolate, paths, useLocale, useHref, useTexts } from '@partshop/features/core';
import { Button } from '@partshop/ui';
import { messages } from './search.messages.ts';

type BestOfferFormProps = { good: GoodCard; best: NonNullable<GoodCard['best']>; price: string };

/** Adds one pack of the best offer: a plain form, which the list reads where scripts run. */
export function BestOfferForm({ good, best, price }: BestOfferFormProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const article = isolate(`${good.catalogName} ${good.catalogFullNumber}`, locale);
  return (
    <form
      className="good-add"
      method="post"
      action={href(paths.basket.to())}
      data-catalog-key={good.catalogKey}
      data-maker={good.catalogName}
      data-number={good.catalogFullNumber}
      data-name={good.productName}
      data-price={best.price}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="articleId" value={good.articleId} />
      <input type="hidden" name="priceListId" value={best.priceListId} />
      <input type="hidden" name="qty" value={best.multiplicity} />
      <Button isBare type="submit" aria-label={t('cardAddArticle', { article, price })} suppressHydrationWarning>
        {t('cardAdd')}
      </Button>
    </form>
  );
}
