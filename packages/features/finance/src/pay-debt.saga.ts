import { data } from 'react-router-dom';
import { MAX_DEBT_PAYMENT, MIN_DEBT_PAYMENT, unwrap } from '@partshop/api-client';
import { callApi, type ActArgs, type Saga } from '@partshop/features/core';
import { readField, readRefusal, refuseFields, type FormRefusal, type Problem } from '@partshop/features/core/forms';
import { paths, readAmount } from '@partshop/features/shared';
import { openProvider } from './open-provider.saga.ts';

export type SumCode = 'sumWrong' | 'sumTooHigh';
export type SumProblem = Problem<'sum', SumCode>;

/** What was typed, and why nothing was begun; `down`: the provider does not answer. */
export type PayDebtAnswer = { typed: string; refusal: FormRefusal<'sum', SumCode, 'down'> };

/** The rule of the form: a sum of roubles that can be paid at once. */
export function findSumProblems(form: FormData): SumProblem[] {
  const kopecks = readAmount(readField(form, 'sum'));
  const isRight = kopecks !== null && kopecks >= MIN_DEBT_PAYMENT && kopecks <= MAX_DEBT_PAYMENT;
  return isRight ? [] : [{ field: 'sum', code: 'sumWrong' }];
}

/** Begins to pay a part of the debt, and leads to the provider's page. */
export function* payDebt({ form }: ActArgs): Saga<Response | ReturnType<typeof data<PayDebtAnswer>>> {
  const typed = readField(form, 'sum');
  const problems = findSumProblems(form);
  const refuse = ({ refusal, status }: { refusal: PayDebtAnswer['refusal']; status: number }) =>
    data<PayDebtAnswer>({ typed, refusal }, { status });
  if (problems.length > 0) return refuse(refuseFields(problems));
  const body = { Sum: readAmount(typed) ?? 0 };
  try {
    const { id, url } = yield* callApi((api, signal) =>
      unwrap(api.POST('/services/cabinet/finance/pay', { body, signal })),
    );
    return yield* openProvider(url, paths.finance.to(String(id)));
  } catch (error) {
    return refuse(
      readRefusal(error, {
        byCode: { 'not-payable': { field: 'sum', code: 'sumTooHigh' }, unavailable: { reason: 'down' } },
        byMember: { Sum: { field: 'sum', code: 'sumWrong' } },
      }),
    );
  }
}
