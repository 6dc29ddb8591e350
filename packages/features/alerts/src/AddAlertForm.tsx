import { useSelector } from 'react-redux';
import { MAX_EMAIL_LENGTH, MIN_PHONE_LENGTH, type GoodCard } from '@partshop/api-client';
import { selectClient, useMoney, useTexts } from '@partshop/features/core';
import { SentForm, useProblems, type SentFormState } from '@partshop/features/core/forms';
import { signInFieldMessages } from '@partshop/features/sign-in';
import { CheckboxField, TextField } from '@partshop/ui';
import {
  findAlertProblems,
  type AddAnswer,
  type AlertField,
  type AlertOwnCode,
  type TypedAlert,
} from './add-alert-rules.ts';
import { messages } from './alerts.messages.ts';

type AddAlertFormProps = Omit<SentFormState<AddAnswer>, 'answer'> & {
  answer: Extract<AddAnswer, { step: 'form' }>;
  article: GoodCard;
};

/** The price that is suggested: a tenth less than now, in whole roubles. */
const suggestedPrice = (kopecks: number): string => String(Math.max(1, Math.floor((kopecks * 0.9) / 100)));

/** What to tell, and where. */
export function AddAlertForm({ answer: { typed, refusal }, article: { best }, formProps }: AddAlertFormProps) {
  const t = useTexts(messages);
  const tField = useTexts(signInFieldMessages);
  const client = useSelector(selectClient);
  const { moneyText } = useMoney('RUB');
  const suggested = best ? suggestedPrice(best.price) : '';
  const { errors, idOf, errorOf } = useProblems<AlertField, AlertOwnCode>(
    refusal,
    ({ code }) => {
      if (code === 'priceWrong') return t(code, { example: suggested || '500' });
      return code === 'contactWrong' ? tField(code) : t(code);
    },
    findAlertProblems,
  );
  const start: TypedAlert = {
    kind: best ? 'price' : 'in-stock',
    price: suggested,
    withCrosses: false,
    contact: client.ClientPhone ?? '',
  };
  const { kind, price, withCrosses, contact } = typed ?? start;
  return (
    <SentForm
      {...formProps}
      refusal={refusal}
      errors={errors}
      submit={{ label: t('submit'), pendingLabel: t('sending'), variant: 'primary', size: 'large' }}
    >
      <p className="lead">{best ? t('priceLead', { price: moneyText(best.price) }) : t('stockLead')}</p>
      <input type="hidden" name="kind" value={kind} />
      <div className="fields">
        {kind === 'price' ? (
          <TextField
            id={idOf('price')}
            name="price"
            label={t('price')}
            error={errorOf('price')}
            defaultValue={price}
            required
            inputMode="decimal"
            autoComplete="off"
            suffix="₽"
          />
        ) : null}
        <CheckboxField
          name="withCrosses"
          value="yes"
          label={t('crosses')}
          hint={t('crossesHint')}
          defaultChecked={withCrosses}
        />
        <TextField
          id={idOf('contact')}
          name="contact"
          label={t('contact')}
          hint={t(client.ClientPhone ? 'contactHintOwn' : 'contactHint')}
          error={errorOf('contact')}
          defaultValue={contact}
          required
          minLength={MIN_PHONE_LENGTH}
          maxLength={MAX_EMAIL_LENGTH}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
        />
      </div>
    </SentForm>
  );
}
