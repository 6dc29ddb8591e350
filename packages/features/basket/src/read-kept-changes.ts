import type { BasketChange } from './basket-changes.ts';

/** The changes of a kept text, to be sent again. What anybody else wrote there is left out. */
export function readKeptChanges(text: string): BasketChange[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isChange).map(toUnsent) : [];
  } catch {
    return [];
  }
}

/** The first attempt of a change that was sent may have been made. */
const toUnsent = (change: BasketChange): BasketChange => ({
  ...change,
  isSent: false,
  isRetry: change.isRetry || change.isSent,
});

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isFlag = (value: unknown) => typeof value === 'boolean';
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
const isText = (value: unknown) => typeof value === 'string';
const isLine = (value: unknown) =>
  isFields(value) &&
  [value['articleId'], value['priceListId'], value['qty']].every(isCount) &&
  [value['catalogKey'], value['catalogName'], value['catalogFullNumber'], value['productName']].every(isText);
const isLines = (value: unknown) => Array.isArray(value) && value.every(isLine);

function isChange(value: unknown): value is BasketChange {
  if (!isFields(value) || !isText(value['id'])) return false;
  const { kind } = value;
  if (kind === 'add') return isLine(value['line']);
  if (kind === 'set-qty') return isCount(value['basketId']) && isCount(value['qty']);
  if (kind === 'comment') return isCount(value['basketId']) && isText(value['comment']) && isFlag(value['isPrinted']);
  const { ids } = value;
  if (!Array.isArray(ids) || !ids.every(isCount)) return false;
  if (kind === 'delete') return isLines(value['undo']);
  if (kind === 'restore') return isLines(value['lines']);
  if (kind === 'mark') return isFlag(value['inOrder']);
  return kind === 'hold' ? isText(value['groupName']) : kind === 'accept';
}
