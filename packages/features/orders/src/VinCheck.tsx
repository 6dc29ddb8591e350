import type { Order } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm } from '@partshop/features/core/forms';
import { paths, WithNumber } from '@partshop/features/shared';
import { Card, TextField } from '@partshop/ui';
import type { RefusedAct } from './act-on-order.saga.ts';
import { messages } from './order.messages.ts';

const VIN_LENGTH = 17;

/** Asks the seller to check the order against a car, or says that it was asked for. */
export function VinCheck({
  order: { number, vinCheck, isOwn },
  refused,
}: {
  order: Order;
  refused: RefusedAct | null;
}) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(paths.order.to(number));
  if (vinCheck === null && !isOwn) return null;
  const isWrong = refused?.refusal?.reason === 'fields';
  return (
    <Card as="section" className="order-vin" aria-labelledby="vin-heading">
      <h2 id="vin-heading">{t('vinTitle')}</h2>
      {vinCheck === null ? (
        <>
          <p>{t('vinText')}</p>
          <SentForm
            {...formProps}
            isPending={isSending}
            refusal={refused?.refusal}
            errors={[]}
            hasOneField
            submit={{ label: t('vinSubmit'), pendingLabel: t('sending') }}
          >
            <input type="hidden" name="intent" value="check-vin" />
            <TextField
              name="vin"
              label={t('vin')}
              hint={t('vinHint')}
              error={isWrong ? t('vinWrong') : undefined}
              defaultValue={refused?.typed}
              required
              maxLength={VIN_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              data-code
            />
          </SentForm>
        </>
      ) : (
        <p>
          <WithNumber text={t('vinAsked', { vin: isolate(vinCheck.vin, locale) })} number={vinCheck.vin} />
        </p>
      )}
    </Card>
  );
}
