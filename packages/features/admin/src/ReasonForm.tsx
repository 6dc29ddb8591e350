import { useState, type ChangeEvent, type SubmitEvent } from 'react';
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
const NOTHING = { problems: [], query: '' };

/** The form that sends the chosen client and the reason; `query` is the last search. */
export function ReasonForm({ id, query }: { id: string; query: string }) {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const state = useSelector(selectSwitch);
  const [refused, setRefused] = useState<{ problems: readonly SwitchProblem[]; query: string }>(NOTHING);
  // A further search begins a new choice.
  const problems = refused.problems.filter((problem) => problem !== 'chooseClient' || refused.query === query);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readSwitchForm(new FormData(event.currentTarget));
    setRefused('problems' in read ? { problems: read.problems, query } : NOTHING);
    if ('request' in read) dispatch(switchAsked(read.request));
  };
  /** Errors go as they are mended; new ones wait for the next attempt. */
  const recheck = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const read = readSwitchForm(new FormData(currentTarget));
    const open = new Set('problems' in read ? read.problems : []);
    setRefused({ ...refused, problems: refused.problems.filter((problem) => open.has(problem)) });
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
      onChange={recheck}
      isPending={state.phase === 'sending'}
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
