import type { SentFormState } from '@partshop/features/core/forms';
import type { RecoveryAnswer } from './recovery-answer.ts';

/** A step gets its part of the answer, and the form that both steps send. */
export type RecoveryStepProps<Step extends RecoveryAnswer['step']> = Omit<SentFormState<RecoveryAnswer>, 'answer'> & {
  answer: Extract<RecoveryAnswer, { step: Step }>;
};
