import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type FormOffer, offerFormAttributes, offerFormFields } from './offer-form.ts';

export type OfferFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method'> & {
  offer: FormOffer;
  /** Where the form is sent: the basket's page. */
  action: string;
};

/**
 * Adds an offer to the basket: a plain form, so that it sells without scripts. Its children are a field with the name `qty` and
 * a submit button. A script on the page reads it by `readOfferForm`.
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
