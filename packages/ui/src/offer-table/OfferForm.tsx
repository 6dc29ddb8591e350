import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type FormOffer, offerFormAttributes, offerFormFields } from './offer-form.ts';

export type OfferFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method'> & {
  offer: FormOffer;
  /** The URL of the basket page, which receives the form. */
  action: string;
};

/**
 * Adds an offer to the basket by a plain form, which works without scripts. Its children are a field named `qty` and a submit
 * button. Scripts read it by `readOfferForm`.
 */
export const OfferForm = forwardRef<HTMLFormElement, OfferFormProps>(function OfferForm(
  { offer, action, children, ...rest },
  ref,
) {
  return (
    <form ref={ref} {...rest} action={action} {...offerFormAttributes(offer)} data-ui="OfferForm">
      {Object.entries(offerFormFields(offer)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
});
