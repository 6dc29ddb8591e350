import { useCallback, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { CheckoutStep } from '@partshop/api-client';
import { selectBasketLines } from '@partshop/features/basket';
import { selectClient, selectIsWholesale, useTexts } from '@partshop/features/core';
import { useProblems } from '@partshop/features/core/forms';
import { paymentOf, readValues, wayOf, type CheckoutField } from './checkout-form.ts';
import { asksForCode, toResend, type CheckoutRefusal } from './checkout-refusal.ts';
import { findProblems, type OwnCode } from './checkout-rules.ts';
import { messages } from './checkout.messages.ts';
import { CheckoutBar } from './CheckoutBar.tsx';
import { CommentField } from './CommentField.tsx';
import { CompanyField } from './CompanyField.tsx';
import { ContactFields } from './ContactFields.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { knownValues } from './known-values.ts';
import { needsConsent } from './ordered-lines.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentField } from './PaymentField.tsx';
import { PickupPoints } from './PickupPoints.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { SmsCode } from './SmsCode.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

export type CheckoutFormProps = { step: CheckoutStep; refused: CheckoutRefusal | undefined };

const FORM_ID = 'checkout';

/** The whole checkout as one form; it works without scripts. */
export function CheckoutForm({ step, refused }: CheckoutFormProps) {
  const t = useTexts(messages);
  const submit = useRef<HTMLButtonElement>(null);
  const client = useSelector(selectClient);
  const isWholesale = useSelector(selectIsWholesale);
  const isConsentNeeded = needsConsent(useSelector(selectBasketLines));
  const values = refused?.sent.values ?? knownValues(client, step);
  const { formProps, pickup, isSending } = useCheckoutForm(step, values.PointId, refused !== undefined);
  const findFormProblems = useCallback(
    (form: FormData) => findProblems(readValues(form), { isWholesale, needsConsent: isConsentNeeded }),
    [isWholesale, isConsentNeeded],
  );
  const { errors, idOf, errorOf } = useProblems<CheckoutField, OwnCode>(
    refused?.refusal,
    ({ code }) => t(code),
    findFormProblems,
  );
  const resend = toResend(refused);
  const resent = resend.seenTotal === undefined ? undefined : { way: wayOf(values), total: resend.seenTotal };
  // A retry must send what was sent before.
  const bonus = step.bonus && { ...step.bonus, most: resend.bonus ?? step.bonus.most };

  return (
    <>
      {refused && !isSending ? <RefusalNotice refused={refused} errors={errors} formId={FORM_ID} /> : null}
      <form {...formProps} id={FORM_ID} className="checkout">
        <input type="hidden" name="RequestId" value={resend.requestId ?? step.requestId} />
        <div className="sections">
          <CheckoutSection number={1} title={t('delivery')}>
            <DeliveryFields values={values} addresses={step.addresses} idOf={idOf} errorOf={errorOf}>
              <PickupPoints
                id={idOf('PointId')}
                points={step.points}
                pickupCity={step.pickupCity}
                pickup={pickup}
                error={errorOf('PointId')}
              />
            </DeliveryFields>
          </CheckoutSection>
          <CheckoutSection number={2} title={t('contact')}>
            <ContactFields values={values} idOf={idOf} errorOf={errorOf} />
            {refused && asksForCode(refused) ? (
              <SmsCode id={idOf('Code')} phone={values.ContactPhone} error={errorOf('Code')} />
            ) : null}
            <CompanyField id={idOf('Company')} value={values.Company} error={errorOf('Company')} />
          </CheckoutSection>
          {step.paymentTypes.length > 1 ? (
            <CheckoutSection number={3} title={t('payment')}>
              <PaymentField
                id={idOf('PaymentType')}
                types={step.paymentTypes}
                chosen={paymentOf(values)}
                error={errorOf('PaymentType')}
              />
            </CheckoutSection>
          ) : null}
          <CommentField
            id={idOf('Comment')}
            value={values.Comment}
            isImportant={values.IsImportantComment !== ''}
            error={errorOf('Comment')}
          />
        </div>
        <OrderSummary
          resent={resent}
          limits={step.limits}
          bonus={bonus}
          isBonusChosen={(refused?.sent.bonus ?? 0) > 0}
          submit={submit}
          isSending={isSending}
          consent={{
            id: idOf('AcceptsNoReturns'),
            isChecked: values.AcceptsNoReturns !== '',
            error: errorOf('AcceptsNoReturns'),
          }}
        />
        <CheckoutBar submit={submit} resent={resent} />
      </form>
    </>
  );
}
