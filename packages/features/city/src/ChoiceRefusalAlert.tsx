import { useTexts } from '@partshop/features/core';
import { refusalAlert } from '@partshop/features/core/forms';
import { Alert } from '@partshop/ui';
import { choiceRefusalText, type ChoiceRefusal } from './choice-refusal.ts';
import { messages } from './city.messages.ts';

/** Why the chosen city was not saved. It takes the focus, because the pressed button may be far below. */
export function ChoiceRefusalAlert({ refusal }: { refusal: ChoiceRefusal }) {
  const t = useTexts(messages);
  return (
    <Alert {...refusalAlert} tone="critical" title={t('notChosen')}>
      {choiceRefusalText(t, refusal)}
    </Alert>
  );
}
