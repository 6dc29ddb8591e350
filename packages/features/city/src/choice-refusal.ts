import type { Translate } from '@partshop/features/core';
import type { FormRefusal, Reading } from '@partshop/features/core/forms';

/** Why a chosen city was not saved. `unknown`: the form's value is not a city, or the server does not know the city. */
export type ChoiceRefusal = FormRefusal<never, never, 'unknown'>;

export const CHOICE_READING: Reading<never, never, 'unknown'> = {
  byStatus: { 400: { reason: 'unknown' }, 404: { reason: 'unknown' } },
};

type RefusalText = 'offline' | 'unknown' | 'tooMany' | 'notSaved';

export function choiceRefusalText(t: Translate<RefusalText>, refusal: ChoiceRefusal): string {
  switch (refusal.reason) {
    case 'offline':
      return t('offline');
    case 'unknown':
      return t('unknown');
    case 'too-many':
      return t('tooMany', { minutes: refusal.minutes });
    default:
      return t('notSaved');
  }
}
