import {
  cancellationOf,
  MAX_COMMENT_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  type Order,
} from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, ChevronDown, TextAreaField, TextField } from '@partshop/ui';
import { messages } from './order.messages.ts';
import { findUpdateProblems, UPDATE_INTENT, type RefusedUpdate, type UpdateField } from './update-order.saga.ts';

/** The form by which a buyer changes the recipient and the comment, while the order can be cancelled at once. */
export function UpdateOrder({ order, refused }: { order: Order; refused: RefusedUpdate | null }) {
  const t = useTexts(messages);
  const { number, version, contactName, contactEmail, comment } = order;
  const { isSending, formProps } = usePageForm(paths.order.to(number));
  const { errors, idOf, errorOf } = useProblems<UpdateField, never>(
    refused?.refusal,
    ({ code }) => code,
    findUpdateProblems,
  );
  const late = refused?.isLate ? (
    <Alert {...refusalAlert} tone="attention">
      {t('updateLate')}
    </Alert>
  ) : null;
  if (!order.isOwn || cancellationOf(order.status) !== 'cancelled') return late;
  return (
    <>
      {late}
      <details className="order-update" open={refused !== null}>
        <summary>
          {t('update')}
          <ChevronDown />
        </summary>
        <SentForm
          {...formProps}
          isPending={isSending}
          refusal={refused?.refusal}
          errors={errors}
          submit={{ label: t('updateSubmit'), pendingLabel: t('sending') }}
        >
          <input type="hidden" name="intent" value={UPDATE_INTENT} />
          <input type="hidden" name="version" value={version} />
          <TextField
            id={idOf('name')}
            name="name"
            label={t('recipient')}
            error={errorOf('name')}
            defaultValue={refused?.update.name ?? contactName}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="name"
            required
          />
          <TextField
            id={idOf('email')}
            name="email"
            type="email"
            label={t('email')}
            error={errorOf('email')}
            defaultValue={refused?.update.email ?? contactEmail}
            maxLength={MAX_EMAIL_LENGTH}
            autoComplete="email"
            dir="ltr"
          />
          <TextAreaField
            name="comment"
            label={t('comment')}
            defaultValue={refused?.update.comment ?? comment}
            maxLength={MAX_COMMENT_LENGTH}
            rows={3}
          />
        </SentForm>
      </details>
    </>
  );
}
