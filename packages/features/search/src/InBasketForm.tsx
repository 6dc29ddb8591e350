import { useDispatch } from 'react-redux';
import { removeFromBasket, setBasketQty, type BasketLine } from '@partshop/features/basket';
import { isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, QuantityStepper } from '@partshop/ui';
import { messages } from './search.messages.ts';

/** The quantity of a line, saved at once; zero removes it. Without scripts a form with a button. */
export function InBasketForm({ line }: { line: BasketLine }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const dispatch = useDispatch();
  const { basketId, qty, available, multiplicity } = line;
  const article = isolate(`${line.catalogName} ${line.catalogFullNumber}`, locale);
  return (
    <form
      className="card-qty"
      method="post"
      action={href(paths.basket.to())}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="intent" value="set-qty" />
      <input type="hidden" name="basketId" value={basketId} />
      <input type="hidden" name="seenQty" value={qty} />
      <QuantityStepper
        isBare
        name="qty"
        label={t('cardQtyOf', { article })}
        decreaseLabel={t('cardLess')}
        increaseLabel={t('cardMore')}
        value={qty}
        min={0}
        max={Math.max(available, qty)}
        step={multiplicity}
        onValueChange={(next) => dispatch(next === 0 ? removeFromBasket(line) : setBasketQty(basketId, next))}
      />
      <Button isBare className="card-recount" type="submit">
        {t('cardSave')}
      </Button>
    </form>
  );
}
