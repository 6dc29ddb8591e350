import type { SentFormState } from '@partshop/features/core/forms';

/** The form that all steps share. */
export type StepForm<Answer> = Omit<SentFormState<Answer>, 'answer'>;

/** The props of a step: the form, and its part of the action's result. */
export type StepProps<Answer extends { step: string }, Step extends Answer['step']> = StepForm<Answer> & {
  answer: Extract<Answer, { step: Step }>;
};
