import { useActionData } from 'react-router-dom';
import { MAX_REVISE_COMMENT_LENGTH, type ReviseReport } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Button, Card, TextAreaField, TextField } from '@partshop/ui';
import { findAnswerProblems, type AnswerCode, type AnswerField, type ReviseAnswered } from './answer-revise.saga.ts';
import { writeReviseQuery, type ReviseChoice } from './revise-choice.ts';
import { messages } from './revise.messages.ts';
import { writeBalance } from './typed-balance.ts';

type ReviseAnswerFormProps = {
  report: ReviseReport;
  /** What the page was asked for: a refused answer shows the same page again. */
  choice: ReviseChoice;
};

/** The client says what they owe by their own books: the same sum agrees with the report. */
export function ReviseAnswerForm({ report: { from, to, closing, answer }, choice }: ReviseAnswerFormProps) {
  const t = useTexts(messages);
  const refused = useActionData<ReviseAnswered | undefined>();
  const { isSending, formProps } = usePageForm(paths.revise.to() + writeReviseQuery(choice));
  const isChanged = refused?.refusal.reason === 'changed';
  const refusal = refused && refused.refusal.reason !== 'changed' ? refused.refusal : null;
  const { errors, idOf, errorOf } = useProblems<AnswerField, AnswerCode>(
    refusal,
    ({ code }) => t(code),
    findAnswerProblems,
  );
  const typed = refused?.typed ?? {
    balance: writeBalance(answer?.clientClosing ?? closing),
    comment: answer?.comment ?? '',
  };
  return (
    <Card as="section" aria-labelledby="answer-heading">
      <h2 id="answer-heading">{t('answerTitle')}</h2>
      <SentForm key={`${from} ${to} ${closing}`} {...formProps} isPending={isSending} refusal={refusal} errors={errors}>
        {isChanged && !isSending ? (
          <Alert {...refusalAlert} tone="attention">
            {t('changed')}
          </Alert>
        ) : null}
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="closing" value={closing} />
        <TextField
          id={idOf('balance')}
          name="balance"
          label={t('balance')}
          hint={t('balanceHint')}
          error={errorOf('balance')}
          defaultValue={typed.balance}
          required
          autoComplete="off"
          suffix="₽"
        />
        <TextAreaField
          id={idOf('comment')}
          name="comment"
          label={t('comment')}
          hint={t('commentHint')}
          error={errorOf('comment')}
          defaultValue={typed.comment}
          rows={2}
          maxLength={MAX_REVISE_COMMENT_LENGTH}
        />
        <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t('sending')}>
          {t('send')}
        </Button>
      </SentForm>
    </Card>
  );
}
