import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, useProblems, type ContactCode, type SentFormState } from '@partshop/features/core/forms';
import { ContactPhoneField } from '@partshop/features/core/forms/phone-field';
import { WithNumber } from '@partshop/features/shared';
import { signInFieldMessages } from '@partshop/features/sign-in';
import { TextField } from '@partshop/ui';
import type { FindAnswer, FindField, FindProblem } from './find-answer.ts';
import { findSoughtProblems } from './find-order-rules.ts';
import { messages } from './find-order.messages.ts';
import { MAX_ORDER_NUMBER_LENGTH } from './order-number.ts';

const EXAMPLE_NUMBER = '26-4821-7395';

export type OrderStepProps = Omit<SentFormState<FindAnswer>, 'answer'> & {
  answer: Extract<FindAnswer, { step: 'order' }>;
};

/** The step that asks for the order's number and phone. */
export function OrderStep({ answer: { number, phone, refusal }, formProps }: OrderStepProps) {
  const t = useTexts(messages);
  const tField = useTexts(signInFieldMessages);
  const locale = useLocale();
  const { errors, idOf, errorOf } = useProblems<FindField, Exclude<FindProblem, ContactCode>>(
    refusal,
    ({ code }) => (code === 'numberWrong' || code === 'orderUnknown' ? t(code) : tField(code)),
    findSoughtProblems,
  );
  return (
    <SentForm
      {...formProps}
      refusal={refusal}
      errors={errors}
      submit={{ label: t('submit'), pendingLabel: t('sending'), variant: 'primary', size: 'large' }}
    >
      <p className="lead">{t('lead')}</p>
      <input type="hidden" name="step" value="order" />
      <div className="fields">
        <TextField
          id={idOf('number')}
          name="number"
          label={t('number')}
          hint={
            <WithNumber text={t('numberHint', { example: isolate(EXAMPLE_NUMBER, locale) })} number={EXAMPLE_NUMBER} />
          }
          error={errorOf('number')}
          defaultValue={number}
          required
          maxLength={MAX_ORDER_NUMBER_LENGTH}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          data-code
        />
        <ContactPhoneField
          id={idOf('phone')}
          name="phone"
          label={t('phone')}
          error={errorOf('phone')}
          defaultValue={phone}
          required
        />
      </div>
    </SentForm>
  );
}
