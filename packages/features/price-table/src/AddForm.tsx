import { Button, type ButtonProps } from '@partshop/ui';
import type { OfferRowProps } from './offer-row.ts';

type AddFormProps = OfferRowProps & Pick<ButtonProps, 'variant' | 'size'>;

/** Adds the row's offer to the basket: a plain form, so that it sells without scripts; the list reads it where they run. */
export function AddForm(row: AddFormProps) {
  return (
    <form className="offer-add" method="post" action={row.basketHref}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="articleId" value={row.articleId} />
      <input type="hidden" name="priceListId" value={row.priceListId} />
      <input
        className="offer-qty"
        type="number"
        name="qty"
        inputMode="numeric"
        autoComplete="off"
        aria-label={row.qtyLabel}
        required
        min={row.step}
        step={row.step}
        max={row.most}
        defaultValue={row.step}
      />
      <Button
        isBare
        type="submit"
        variant={row.variant}
        size={row.size}
        aria-label={row.addLabel}
        suppressHydrationWarning
      >
        {row.add}
      </Button>
    </form>
  );
}
