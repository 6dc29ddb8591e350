import { useSelector } from 'react-redux';
import type { CheckoutStep } from '@partshop/api-client';
import { selectClient, useTexts } from '@partshop/features/core';
import { useProblems } from '@partshop/features/core/forms';
import { Store, TextAreaField } from '@partshop/ui';
import { readValues, type CheckoutField } from './checkout-form.ts';
import { toResend, type CheckoutRefusal } from './checkout-refusal.ts';
import { findProblems, MAX_LENGTH, type OwnCode } from './checkout-rules.ts';
import { messages } from './checkout.messages.ts';
import { ContactFields } from './ContactFields.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import { knownValues } from './known-values.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PickupPoints } from './PickupPoints.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

export type CheckoutFormProps = { step: CheckoutStep; refused: CheckoutRefusal | undefined };

const FORM_ID = 'checkout';

const findFormProblems = (form: FormData) => findProblems(readValues(form));

/** The whole checkout as one form; it works without scripts. */
export function CheckoutForm({ step, refused }: CheckoutFormProps) {
  const t = useTexts(messages);
  const client = useSelector(selectClient);
  const values = refused?.sent.values ?? knownValues(client, step);
  const { formProps, pointId, setPointId, isSending } = useCheckoutForm(values.PointId, refused !== undefined);
  const { errors, idOf, errorOf } = useProblems<CheckoutField, OwnCode>(
    refused?.refusal,
    ({ code }) => t(code),
    findFormProblems,
  );
  const resend = toResend(refused);

  return (
    <>
      {refused && !isSending ? <RefusalNotice refused={refused} errors={errors} formId={FORM_ID} /> : null}
      <form {...formProps} id={FORM_ID} className="checkout">
        <input type="hidden" name="RequestId" value={resend.requestId ?? step.requestId} />
        <div className="sections">
          <CheckoutSection number={1} title={t('contact')}>
            <ContactFields values={values} idOf={idOf} errorOf={errorOf} />
          </CheckoutSection>
          <CheckoutSection number={2} title={t('point')}>
            <PickupPoints
              id={idOf('PointId')}
              points={step.points}
              chosen={pointId}
              onChoose={setPointId}
              error={errorOf('PointId')}
            />
          </CheckoutSection>
          <CheckoutSection number={3} title={t('payment')}>
            <div className="payment">
              <Store />
              <p>
                <strong>{t('onReceipt')}</strong>
                <span>{t('onReceiptText')}</span>
              </p>
            </div>
          </CheckoutSection>
          <CheckoutSection number={4} title={t('comment')}>
            <TextAreaField
              id={idOf('Comment')}
              name="Comment"
              label={t('commentLabel')}
              isLabelHidden
              rows={3}
              maxLength={MAX_LENGTH.Comment}
              defaultValue={values.Comment}
              error={errorOf('Comment')}
            />
          </CheckoutSection>
        </div>
        <OrderSummary seenTotal={resend.seenTotal} isSending={isSending} />
      </form>
    </>
  );
}
