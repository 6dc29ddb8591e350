import type { FaultyOffer, OfferFaultKind } from '@partshop/api-client';
import { useMoney, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { writeAmount } from '@partshop/features/shared';
import { Alert, ChevronDown, TextField } from '@partshop/ui';
import { messages } from './diagnostics.messages.ts';
import { diagnosticsPath } from './diagnostics.query.ts';
import {
  findChangeProblems,
  writeKey,
  type MendField,
  type MendProblem,
  type RefusedMend,
} from './mend-offers.saga.ts';

type ChangeFormProps = {
  offer: FaultyOffer;
  kind: OfferFaultKind;
  page: number;
  /** The maker and the number. */
  article: string;
  refused: RefusedMend | null;
};

/** The form of an offer's price and quantity; it opens below its title, without scripts too. */
export function ChangeForm({ offer, kind, page, article, refused }: ChangeFormProps) {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  const { isSending, formProps } = usePageForm(diagnosticsPath(kind, page));
  const { errors, idOf, errorOf } = useProblems<MendField, MendProblem>(
    refused?.refusal,
    ({ code }) => t(code),
    findChangeProblems,
  );
  const now = refused?.now;
  return (
    <details className="offer-change" open={refused !== null}>
      <summary aria-label={t('changeOf', { article })}>
        {t('change')}
        <ChevronDown />
      </summary>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={refused?.refusal}
        errors={errors}
        submit={{ label: t('save'), pendingLabel: t('sending') }}
      >
        {now && !isSending ? (
          <Alert {...refusalAlert} tone="attention">
            {t('overtaken', { price: moneyText(now.price), quantity: now.quantity })}
          </Alert>
        ) : null}
        <input type="hidden" name="change" value={writeKey(offer)} />
        <input type="hidden" name="seenPrice" value={offer.price} />
        <input type="hidden" name="seenQuantity" value={offer.quantity} />
        <div className="fields">
          <TextField
            id={idOf('price')}
            name="price"
            label={t('priceField')}
            error={errorOf('price')}
            defaultValue={refused?.typed.price ?? writeAmount(offer.price)}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            required
          />
          <TextField
            id={idOf('quantity')}
            name="quantity"
            label={t('quantityField')}
            error={errorOf('quantity')}
            defaultValue={refused?.typed.quantity ?? String(offer.quantity)}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            required
          />
        </div>
        <p className="muted">{t('until')}</p>
      </SentForm>
    </details>
  );
}
