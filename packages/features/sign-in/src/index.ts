export { feature } from './feature.ts';
export { CheckCodeStep } from './form/CheckCodeStep.tsx';
export { findCodeProblems, readCode } from './form/code-rules.ts';
export { findContactProblem } from './form/find-contact-problem.ts';
export { messages as signInFieldMessages } from './form/field.messages.ts';
export { askForCode, CODE_READING, requestCode, type SentCode } from './form/request-code.saga.ts';
export type { ProblemCode, SignInRefusal, SignInRefused } from './form/sign-in-refusal.ts';
export { Body, Page } from './sign-in.styles.ts';
