import { data } from 'react-router-dom';
import { ApiError } from '@partshop/api-client';
import { addList } from '@partshop/features/basket';
import { redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readRefusal, refuseFields, type FormRefusal } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { readRepeatForm, type RepeatChoice } from './repeat-form.ts';

export type RepeatProblem = 'nothingChosen' | 'badQuantity';
/** `changed`: an offer is not what the page showed, or the basket holds some of it. */
export type RepeatRefusal = FormRefusal<'lines', RepeatProblem, 'changed' | 'basket-full'>;

/** Why nothing was put into the basket, and what was chosen and typed. */
export type RefusedRepeat = RepeatChoice & { refusal: RepeatRefusal };

/** Puts the chosen lines into the basket, all of them or none, and leads there. */
export function* actOnRepeat({ form }: ActArgs): Saga<Response | ReturnType<typeof data<RefusedRepeat>>> {
  const { requestId, choice, lines, bad } = readRepeatForm(form);
  const refuse = ({ refusal, status }: { refusal: RepeatRefusal; status: number }) =>
    data<RefusedRepeat>({ ...choice, refusal }, { status });
  if (choice.chosen.length === 0) return refuse(refuseFields([{ field: 'lines', code: 'nothingChosen' }]));
  if (bad.length > 0) return refuse(refuseFields([{ field: 'lines', code: 'badQuantity' }]));
  try {
    yield* addList(lines, requestId);
    return redirectResponse(paths.basket.to(), 303);
  } catch (error) {
    const refused = readRefusal<never, never, 'changed' | 'basket-full'>(error, READING);
    // A success, so that the page loads the offers as they are now.
    if (error instanceof ApiError && refused.refusal.reason === 'changed') return data({ ...choice, ...refused });
    return refuse(refused);
  }
}

const READING = {
  byCode: {
    'basket-full': { reason: 'basket-full' },
    'not-enough': { reason: 'changed' },
    'not-multiple': { reason: 'changed' },
    withdrawn: { reason: 'changed' },
    'basket-changed': { reason: 'changed' },
  },
} as const;
