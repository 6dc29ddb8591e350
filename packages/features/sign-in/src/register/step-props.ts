import type { SentFormState } from '@partshop/features/core/forms';
import type { RegisterAnswer } from './register-answer.ts';

/** A step gets its part of the answer, and the form that all steps send. */
export type StepProps<Step extends RegisterAnswer['step']> = Omit<SentFormState<RegisterAnswer>, 'answer'> & {
  answer: Extract<RegisterAnswer, { step: Step }>;
};
