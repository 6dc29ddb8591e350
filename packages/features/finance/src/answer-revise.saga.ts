import { data } from 'react-router-dom';
import { MAX_DEBT_PAYMENT, MAX_REVISE_COMMENT_LENGTH, unwrap } from '@partshop/api-client';
import { callApi, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readField, readRefusal, refuseFields, type FormRefusal, type Problem } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { writeReviseQuery } from './revise-choice.ts';
import { readBalance } from './typed-balance.ts';

export type AnswerField = 'balance' | 'comment';
export type AnswerCode = 'balanceWrong' | 'commentLong';
export type AnswerProblem = Problem<AnswerField, AnswerCode>;

/** What was typed, and why it was not kept; `changed`: the ledger has other entries than the page showed. */
export type ReviseAnswered = {
  typed: Record<AnswerField, string>;
  refusal: FormRefusal<AnswerField, AnswerCode, 'changed'>;
};

/** The rules of the form. */
export function findAnswerProblems(form: FormData): AnswerProblem[] {
  const kopecks = readBalance(readField(form, 'balance'));
  return [
    ...(kopecks === null || Math.abs(kopecks) > MAX_DEBT_PAYMENT
      ? [{ field: 'balance', code: 'balanceWrong' } as const]
      : []),
    ...(readField(form, 'comment').length > MAX_REVISE_COMMENT_LENGTH
      ? [{ field: 'comment', code: 'commentLong' } as const]
      : []),
  ];
}

/** Keeps what the client says to the report of a period, and shows that report again. */
export function* answerRevise({ form }: ActArgs): Saga<Response | ReturnType<typeof data<ReviseAnswered>>> {
  const typed = { balance: readField(form, 'balance'), comment: readField(form, 'comment') };
  const refuse = ({ refusal, status }: { refusal: ReviseAnswered['refusal']; status: number }) =>
    data<ReviseAnswered>({ typed, refusal }, { status });
  const problems = findAnswerProblems(form);
  if (problems.length > 0) return refuse(refuseFields(problems));
  const [from, to] = [readField(form, 'from'), readField(form, 'to')];
  const body = {
    From: from,
    To: to,
    ShopClosing: Number(readField(form, 'closing')),
    ClientClosing: readBalance(typed.balance) ?? 0,
    Comment: typed.comment,
  };
  try {
    yield* callApi((api, signal) => unwrap(api.POST('/services/cabinet/revise', { body, signal })));
    return redirectResponse(paths.revise.to() + writeReviseQuery({ from, to, page: 1 }), 303);
  } catch (error) {
    return refuse(
      readRefusal(error, {
        byCode: { 'report-changed': { reason: 'changed' } },
        byMember: {
          ClientClosing: { field: 'balance', code: 'balanceWrong' },
          Comment: { field: 'comment', code: 'commentLong' },
        },
      }),
    );
  }
}
