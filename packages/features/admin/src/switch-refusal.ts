import type { Translate } from '@partshop/features/core';
import type { FormRefusal, Reading } from '@partshop/features/core/forms';

/** Why the search for clients, the switch or the switch back failed. */
export type SwitchRefusal = FormRefusal<never, never, 'no-access' | 'not-found'>;

export const SWITCH_READING: Reading<never, never, 'no-access' | 'not-found'> = {
  byStatus: { 401: { reason: 'no-access' }, 403: { reason: 'no-access' }, 404: { reason: 'not-found' } },
};

export function refusalText(
  t: Translate<'noAccess' | 'notFound' | 'tooMany' | 'network' | 'failed'>,
  refusal: SwitchRefusal,
): string {
  switch (refusal.reason) {
    case 'no-access':
    case 'signed-out':
      return t('noAccess');
    case 'not-found':
      return t('notFound');
    case 'too-many':
      return t('tooMany', { minutes: refusal.minutes });
    case 'offline':
      return t('network');
    default:
      return t('failed');
  }
}
