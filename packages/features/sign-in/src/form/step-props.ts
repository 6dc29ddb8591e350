import type { SentFormState } from '@partshop/features/core/forms';

/** A step gets the form that all steps send. */
export type StepForm<Answer> = Omit<SentFormState<Answer>, 'answer'>;

/** And its part of the answer. */
export type StepProps<Answer extends { step: string }, Step extends Answer['step']> = StepForm<Answer> & {
  answer: Extract<Answer, { step: Step }>;
};
