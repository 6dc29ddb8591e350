import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import {
  type FormOffer,
  type OfferFieldNames,
  offerFieldNames,
  offerFormAttributes,
  offerFormFields,
} from './offer-form.ts';

export type OfferFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method'> & {
  offer: FormOffer;
  /** The URL of the basket page, which receives the form. */
  action: string;
  /** The names of the hidden fields, where a server reads others than `intent`, `articleId` and `priceListId`. */
  fieldNames?: Partial<OfferFieldNames> | undefined;
};

/**
 * Adds an offer to the basket by a plain form, which works without scripts. Its children are a field named `qty` and a submit
 * button. Scripts read it by `readOfferForm`.
 */
export const OfferForm = forwardRef<HTMLFormElement, OfferFormProps>(function OfferForm(
  { offer, action, fieldNames, children, ...rest },
  ref,
) {
  return (
    <form ref={ref} {...rest} action={action} {...offerFormAttributes(offer)} data-ui="OfferForm">
      {Object.entries(offerFormFields(offer, { ...offerFieldNames, ...fieldNames })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
});
