import { data } from 'react-router-dom';
import { redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readField, readRefusal, refuseFields, type FormRefusal } from '@partshop/features/core/forms';
import { actOnViews, type RefusedView } from './act-on-views.saga.ts';
import { changeGoods, findChangeProblems, readChange, uploadsPath, type ChangeProblem } from './change-goods.ts';
import { readGoodsChoice } from './sales-choice.ts';
import type { GOODS_QUERY } from './sales.query.ts';

/** Why goods were not changed, and what was typed. */
export type RefusedChange = { of: 'change'; percent: string; refusal: FormRefusal<'percent', ChangeProblem> };
export type RefusedGoods = RefusedChange | RefusedView;

type Args = ActArgs<(typeof GOODS_QUERY)[number]>;
type Answer = Response | ReturnType<typeof data<RefusedGoods>>;

const READING = {
  byCode: {
    'nothing-to-change': { field: 'percent', code: 'nothingChosen' },
    'too-large': { field: 'percent', code: 'tooMany' },
  },
} as const;

/** Changes goods, or saves a view of them, as the pressed button says. */
export function* actOnGoods(args: Args): Saga<Answer> {
  const { form, query } = args;
  const change = readChange(form);
  if (change === null) return yield* actOnViews(args);
  const refuse = ({ refusal, status }: ReturnType<typeof readRefusal<'percent', ChangeProblem>>) =>
    data<RefusedGoods>({ of: 'change', percent: readField(form, 'percent'), refusal }, { status });
  const problems = findChangeProblems(form);
  if (problems.length > 0) return refuse(refuseFields(problems));
  try {
    return redirectResponse(uploadsPath(yield* changeGoods(form, readGoodsChoice(query)), change), 303);
  } catch (error) {
    return refuse(readRefusal(error, READING));
  }
}
