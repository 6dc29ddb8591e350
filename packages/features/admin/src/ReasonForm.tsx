import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_REASON_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { Alert, Form, TextAreaField } from '@partshop/ui';
import { QUERY_ID } from './ClientSearch.tsx';
import { FoundClients } from './FoundClients.tsx';
import { refusalText } from './switch-refusal.ts';
import { readSwitchForm, type SwitchProblem } from './switch-form.ts';
import { messages } from './switch-user.messages.ts';
import { selectSwitch, switchAsked } from './switch-user.slice.ts';

const REASON_ID = 'switch-reason';
const CLIENT_ID = 'switch-client';

/** The form that sends the chosen client and the reason; `query` is the last search. */
export function ReasonForm({ id, query }: { id: string; query: string }) {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const state = useSelector(selectSwitch);
  const [problems, setProblems] = useState<readonly SwitchProblem[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readSwitchForm(new FormData(form));
    setProblems('problems' in read ? read.problems : []);
    if ('request' in read) dispatch(switchAsked(read.request));
  };
  const fieldOf = (problem: SwitchProblem) => {
    if (problem === 'writeReason') return REASON_ID;
    return document.getElementById(CLIENT_ID) ? CLIENT_ID : QUERY_ID;
  };
  return (
    <Form
      id={id}
      noValidate
      onSubmit={submit}
      isBusy={state.phase === 'sending'}
      errorTitle={t('errors')}
      errors={problems.map((problem) => ({ fieldId: fieldOf(problem), message: t(problem) }))}
    >
      {state.phase === 'failed' ? <Alert tone="critical">{refusalText(t, state.refusal)}</Alert> : null}
      {query === '' ? null : (
        <FoundClients
          id={CLIENT_ID}
          query={query}
          error={problems.includes('chooseClient') ? t('chooseClient') : undefined}
        />
      )}
      <TextAreaField
        id={REASON_ID}
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        error={problems.includes('writeReason') ? t('writeReason') : undefined}
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        required
      />
    </Form>
  );
}
