export { answerWithDocument, type Leaving } from './answer-with-document.saga.ts';
export { findEmailProblem, findNameProblem, findPhoneProblem, isPhoneLike, type ContactCode } from './contact-rules.ts';
export { formKey } from './form-key.ts';
export { FormRefusalAlert } from './FormRefusalAlert.tsx';
export { messages as formMessages } from './forms.messages.ts';
export type { FindProblems } from './open-problems.ts';
export { readField, readId } from './read-field.ts';
export {
  readRefusal,
  refuseFields,
  toMinutes,
  toRefusal,
  type FormRefusal,
  type Problem,
  type Reading,
  type Refused,
} from './refusal.ts';
export { refusalAlert } from './refusal-alert.ts';
export { SentForm } from './SentForm.tsx';
export { useCountdown } from './use-countdown.ts';
export { useProblems } from './use-problems.ts';
export { usePageForm } from './use-page-form.ts';
export { useSentForm, type SentFormState } from './use-sent-form.ts';
