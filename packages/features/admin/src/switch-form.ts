import { MIN_REASON_LENGTH } from '@partshop/api-client';
import { readField, readId } from '@partshop/features/core/forms';
import type { SwitchRequest } from './switch-user.slice.ts';

/** What is wrong with the form; each value is the name of a text. */
export type SwitchProblem = 'chooseClient' | 'writeReason';

export function readSwitchForm(form: FormData): { request: SwitchRequest } | { problems: SwitchProblem[] } {
  const ClientId = readId(readField(form, 'client'));
  const Reason = readField(form, 'reason').trim();
  const problems: SwitchProblem[] = [];
  if (ClientId === null) problems.push('chooseClient');
  if (Reason.length < MIN_REASON_LENGTH) problems.push('writeReason');
  return ClientId === null || problems.length > 0 ? { problems } : { request: { ClientId, Reason } };
}
