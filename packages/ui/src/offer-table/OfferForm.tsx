import { Button, type ButtonProps } from '../button/Button.tsx';
import type { OfferTexts } from './offer-texts.ts';

type OfferFormProps = Pick<ButtonProps, 'variant' | 'size'> & { offer: OfferTexts };

/**
 * Adds the row's offer to the basket: a plain form, so that it sells without scripts. Its `data-price` tells a script the
 * price in minor units, so that the page shows the line in the basket at once.
 */
export function OfferForm({ offer, variant, size }: OfferFormProps) {
  return (
    <form className="ps-offer-add" method="post" action={offer.basketHref} data-price={offer.amount}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="articleId" value={offer.articleId} />
      <input type="hidden" name="priceListId" value={offer.priceListId} />
      <input
        className="ps-offer-qty"
        type="number"
        name="qty"
        inputMode="numeric"
        autoComplete="off"
        aria-label={offer.qtyLabel}
        required
        min={offer.step}
        step={offer.step}
        max={offer.most}
        defaultValue={offer.step}
      />
      <Button isBare type="submit" variant={variant} size={size} aria-label={offer.addLabel} suppressHydrationWarning>
        {offer.add}
      </Button>
    </form>
  );
}
