import { useHref, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, useProblems, type SentFormState } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { ClientPassword } from '@partshop/features/sign-in';
import { Alert, Button, ButtonLink, CheckboxField } from '@partshop/ui';
import { messages } from './data.messages.ts';
import { findDeleteProblems, type DeleteAnswer, type DeleteCode, type DeleteField } from './delete.saga.ts';

type Refusal = NonNullable<Extract<DeleteAnswer, { step: 'password' }>['refusal']>;

const isObstacle = (refusal: Refusal): refusal is { reason: 'orders-open' | 'debt-open' } =>
  refusal.reason === 'orders-open' || refusal.reason === 'debt-open';

type DeleteFormProps = Pick<SentFormState<DeleteAnswer>, 'isSending' | 'formProps'> & {
  refusal: Refusal | null;
  mayUseCode: boolean;
};

/** Asks for the password, and whether the client is sure. */
export function DeleteForm({ refusal, isSending, formProps, mayUseCode }: DeleteFormProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { errors, idOf, errorOf } = useProblems<DeleteField, DeleteCode>(
    refusal,
    ({ code }) => t(code),
    findDeleteProblems,
  );
  return (
    <SentForm
      {...formProps}
      refusal={refusal && isObstacle(refusal) ? null : refusal}
      errors={errors}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t('deleting')}>
            {t('delete')}
          </Button>
          {mayUseCode ? (
            <Button type="submit" name="intent" value="by-code" variant="quiet" formNoValidate>
              {t('byCode')}
            </Button>
          ) : null}
        </>
      }
    >
      <input type="hidden" name="step" value="password" />
      {refusal?.reason === 'orders-open' && !isSending ? (
        <Alert
          {...refusalAlert}
          tone="attention"
          title={t('ordersTitle')}
          actions={
            <ButtonLink href={href(paths.orders.to())} size="small">
              {t('toOrders')}
            </ButtonLink>
          }
        >
          {t('ordersText')}
        </Alert>
      ) : null}
      {refusal?.reason === 'debt-open' && !isSending ? (
        <Alert {...refusalAlert} tone="attention" title={t('debtTitle')}>
          {t('debtText')}
        </Alert>
      ) : null}
      <div className="fields">
        <ClientPassword
          id={idOf('password')}
          name="password"
          label={t('password')}
          error={errorOf('password')}
          required
          autoComplete="current-password"
        />
        <CheckboxField id={idOf('sure')} name="sure" value="yes" label={t('sure')} error={errorOf('sure')} required />
      </div>
    </SentForm>
  );
}
