import { MAX_REASON_LENGTH, MIN_REASON_LENGTH, type ReviewedApplication } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Button, Card, TextAreaField } from '@partshop/ui';
import { messages } from './review.messages.ts';
import { findReasonProblems, type DecisionRefused } from './review.saga.ts';

type DecisionFormProps = { application: ReviewedApplication; refused: DecisionRefused | undefined };

/** Accepts an application, asks something or refuses it; the version says what was seen. */
export function DecisionForm({ application: { id, version }, refused }: DecisionFormProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.adminSupplier.to(id));
  const refusal = refused?.refusal;
  const { errors, idOf, errorOf } = useProblems<'reason', 'reasonWrong'>(
    refusal,
    ({ code }) => t(code, { least: MIN_REASON_LENGTH }),
    findReasonProblems,
  );
  return (
    <Card as="section" className="card" aria-labelledby="decision-heading">
      <h2 id="decision-heading">{t('decision')}</h2>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={refusal}
        errors={errors}
        hasOneField
        actions={
          <>
            <Button
              type="submit"
              variant="primary"
              name="decision"
              value="accept"
              aria-disabled={isSending || undefined}
            >
              {t('accept')}
            </Button>
            <Button type="submit" name="decision" value="ask" aria-disabled={isSending || undefined}>
              {t('ask')}
            </Button>
            <Button
              type="submit"
              variant="critical"
              name="decision"
              value="refuse"
              aria-disabled={isSending || undefined}
            >
              {t('refuse')}
            </Button>
          </>
        }
      >
        <input type="hidden" name="seenVersion" value={version} />
        <TextAreaField
          id={idOf('reason')}
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          error={errorOf('reason')}
          defaultValue={refused?.reason ?? ''}
          maxLength={MAX_REASON_LENGTH}
        />
      </SentForm>
    </Card>
  );
}
