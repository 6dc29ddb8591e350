import { useTexts } from '@partshop/features/core';
import { SentForm, useProblems, usePageForm } from '@partshop/features/core/forms';
import { TextField } from '@partshop/ui';
import { messages } from './diagnostics.messages.ts';
import { diagnosticsPath } from './diagnostics.query.ts';
import { findMatchProblems, type MendField, type MendProblem, type RefusedMend } from './mend-offers.saga.ts';

/** The id of the form; the checkboxes of the offers below belong to it. */
export const MATCH_FORM = 'match-cheapest';
const USUAL_PERCENT = '10';

/** Lowers the prices of the marked offers to the lowest of other sellers, but by no more than the seller allows. */
export function MatchForm({ page, refused }: { page: number; refused: RefusedMend | null }) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(diagnosticsPath('dearer', page));
  const { errors, idOf, errorOf } = useProblems<MendField, MendProblem>(
    refused?.refusal,
    ({ code }) => t(code),
    findMatchProblems,
  );
  return (
    <SentForm
      {...formProps}
      id={MATCH_FORM}
      className="match"
      isPending={isSending}
      refusal={refused?.refusal}
      errors={errors}
      hasOneField
      submit={{ label: t('match'), pendingLabel: t('sending') }}
    >
      <TextField
        id={idOf('percent')}
        name="percent"
        label={t('percent')}
        error={errorOf('percent')}
        defaultValue={refused?.typed.percent ?? USUAL_PERCENT}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
      />
    </SentForm>
  );
}
