import { useEffect, useRef } from 'react';
import { useTexts } from '@partshop/features/core';
import { Alert } from '@partshop/ui';
import { problemText, type ChoiceProblem } from './choice-problem.ts';
import { messages } from './city.messages.ts';

/** Why the chosen city was not saved. It takes the focus: the pressed city may be far below. */
export function ProblemAlert({ problem }: { problem: ChoiceProblem }) {
  const t = useTexts(messages);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tabIndex={-1} tone="critical" title={t('notChosen')}>
      {problemText(t, problem)}
    </Alert>
  );
}
