import type { SwitchRequest } from './switch-user.slice.ts';

/** What is wrong with the form, by the name of its text. */
export type SwitchProblem = 'chooseClient' | 'writeReason';

/** The contract's least length of a reason, without spaces around it. */
const LEAST_REASON = 5;

export function readSwitchForm(form: FormData): { request: SwitchRequest } | { problems: SwitchProblem[] } {
  const client = Number(form.get('client') ?? 0);
  const reason = form.get('reason');
  const Reason = typeof reason === 'string' ? reason.trim() : '';
  const problems: SwitchProblem[] = [];
  if (!Number.isSafeInteger(client) || client <= 0) problems.push('chooseClient');
  if (Reason.length < LEAST_REASON) problems.push('writeReason');
  return problems.length > 0 ? { problems } : { request: { ClientId: client, Reason } };
}
