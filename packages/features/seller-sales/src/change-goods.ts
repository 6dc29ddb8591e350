import { unwrap, type ChangedPositions } from '@partshop/api-client';
import { callApi, type Saga } from '@partshop/features/core';
import { readField, readId, type Problem } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import type { GridSelected } from '@partshop/ui';
import { periodParams } from './sales.loadables.ts';
import type { GoodsChoice } from './sales-choice.ts';

export const CHANGES = ['price', 'stop'] as const;
export type GoodsChange = (typeof CHANGES)[number];
export type ChangeProblem = 'percentWrong' | 'nothingChosen' | 'tooMany';

const MOST_PERCENT = 90;

/** The typed percent, which lowers prices where it is negative; null for none, and for what is none. */
export function readPercent(text: string): number | null {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  const percent = /^[+-]?\d{1,2}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  return percent !== 0 && Math.abs(percent) <= MOST_PERCENT ? percent : null;
}

export const readChange = (form: FormData): GoodsChange | null =>
  CHANGES.find((one) => one === readField(form, 'intent')) ?? null;

export const findChangeProblems = (form: FormData): Problem<'percent', ChangeProblem>[] =>
  readChange(form) === 'price' && readPercent(readField(form, 'percent')) === null
    ? [{ field: 'percent', code: 'percentWrong' }]
    : [];

const writeIds = (keys: ReadonlySet<string>): string => [...keys].join(',');
const readIds = (text: string): number[] => text.split(',').flatMap((part) => readId(part) ?? []);

/** What a form holds of a selection: without one it is of all that the filters leave. */
export function selectionFields(selected: GridSelected): Record<'chosen' | 'ids', string> {
  if (selected.kind === 'all') return { chosen: 'all', ids: writeIds(selected.except) };
  return selected.keys.size === 0 ? { chosen: 'all', ids: '' } : { chosen: 'some', ids: writeIds(selected.keys) };
}

function readSelection(form: FormData) {
  const ids = readIds(readField(form, 'ids'));
  return readField(form, 'chosen') === 'some'
    ? ({ kind: 'some', articleIds: ids } as const)
    : ({ kind: 'all', except: ids } as const);
}

/** Prepares the change of chosen goods; nothing changes until its uploads are applied. */
export function* changeGoods(form: FormData, choice: GoodsChoice): Saga<ChangedPositions> {
  const { period, kind, number, where, faults } = choice;
  const percent = readPercent(readField(form, 'percent')) ?? 0;
  const body = {
    Filter: { ...periodParams(period), kind, number, where, faults },
    Chosen: readSelection(form),
    Change: readChange(form) === 'price' ? ({ kind: 'price', percent } as const) : ({ kind: 'stop' } as const),
  };
  return yield* callApi((api, signal) => unwrap(api.POST('/services/seller/positions-change_json', { body, signal })));
}

/** Where the seller looks at what would change, and applies it. */
export function uploadsPath({ uploads }: ChangedPositions, change: GoodsChange): string {
  const path = paths.sellerUpload.to(change === 'price' ? 'price' : 'stock');
  const [only, ...more] = uploads;
  return only === undefined || more.length > 0 ? path : `${path}?upload=${only}`;
}
