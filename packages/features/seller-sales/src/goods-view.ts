import {
  OFFER_FAULTS,
  POSITION_COLUMNS,
  POSITION_ORDERS,
  readPositionRanges,
  readPositionSorts,
  writePositionRanges,
  writePositionSorts,
  type PositionOrder,
  type PositionRange,
} from '@partshop/api-client';
import type { GridFilter, GridView } from '@partshop/ui';
import { USUAL_ORDER, type GoodsChoice } from './sales-choice.ts';

export type GoodsColumn = (typeof POSITION_COLUMNS)[number];

/** The columns of a grid that nobody has arranged; the article stays in place. */
const USUAL_COLUMNS = 'article~start,name,sum,pieces,kept,returned,quantity,price,faults';

const PART = /^([A-Za-z]+)(?:~(\d{1,3}(?:\.\d{1,2})?))?(?:~(start|end))?$/;

type Columns = Pick<GridView, 'order' | 'hidden' | 'widths' | 'pinned'>;

/** The columns of an address: `article~12.5~start,sum`, those that are shown in their order, with a width in rem and the side where one stays. */
export function readColumns(text: string): Columns {
  const order = new Set<GoodsColumn>();
  const widths: Record<string, number> = {};
  const pinned = { start: [] as string[], end: [] as string[] };
  for (const part of (text || USUAL_COLUMNS).split(',')) {
    const [, name, width, side] = PART.exec(part) ?? [];
    const id = POSITION_COLUMNS.find((column) => column === name);
    if (!id || order.has(id)) continue;
    order.add(id);
    if (width !== undefined) widths[id] = Number(width);
    if (side === 'start' || side === 'end') pinned[side].push(id);
  }
  if (order.size === 0) return readColumns('');
  const hidden = POSITION_COLUMNS.filter((id) => !order.has(id));
  return { order: [...order, ...hidden], hidden, widths, pinned };
}

/** The ids of the shown columns, as they stand. */
export function shownColumns({ order, hidden, pinned }: Omit<Columns, 'widths'>): string[] {
  const isFree = (id: string) => !pinned.start.includes(id) && !pinned.end.includes(id);
  return [...pinned.start, ...order.filter(isFree), ...pinned.end].filter((id) => !hidden.includes(id));
}

/** What an address says of the columns; nothing of the usual ones. */
function writeColumns(columns: Columns): string {
  const { widths, pinned } = columns;
  const text = shownColumns(columns)
    .map((id) => {
      const side = pinned.start.includes(id) ? 'start' : pinned.end.includes(id) ? 'end' : null;
      return [id, ...(widths[id] === undefined ? [] : [widths[id]]), ...(side ? [side] : [])].join('~');
    })
    .join(',');
  return text === USUAL_COLUMNS ? '' : text;
}

/** The view of the grid that shows these goods. */
export function toView({ order, where, number, faults, columns }: GoodsChoice): GridView {
  const ranges = readPositionRanges(where).map(({ by, ...ends }) => [by, { kind: 'number', ...ends }] as const);
  return {
    ...readColumns(columns),
    sort: readPositionSorts(order).map(({ by, direction }) => ({
      columnId: by,
      direction: direction === 'asc' ? 'ascending' : 'descending',
    })),
    filters: {
      ...(number && { article: { kind: 'text', text: number } }),
      ...Object.fromEntries(ranges),
      ...(faults && { faults: { kind: 'choice', values: faults.split(',') } }),
    },
    groupBy: null,
  };
}

const byOf = (id: string): PositionOrder | undefined => POSITION_ORDERS.find((one) => one === id);

/** Figures are whole and not negative; null without an end. */
const wholeEnd = (end: number | null): number | null => (end === null ? null : Math.max(0, Math.round(end)));

function rangesOf(filters: GridView['filters']): PositionRange[] {
  return Object.entries(filters).flatMap(([id, filter]): PositionRange[] => {
    const by = byOf(id);
    if (!by || filter.kind !== 'number') return [];
    return [{ by, from: wholeEnd(filter.from), to: wholeEnd(filter.to) }];
  });
}

const textIn = (filter: GridFilter | undefined): string => (filter?.kind === 'text' ? filter.text : '');
const valuesIn = (filter: GridFilter | undefined): readonly string[] =>
  filter?.kind === 'choice' ? filter.values : [];

/** The first page of the goods that a view looks for. */
export function fromView(view: GridView, choice: GoodsChoice): GoodsChoice {
  const { sort, filters } = view;
  const sorts = sort.flatMap(({ columnId, direction }) => {
    const by = byOf(columnId);
    return by ? [{ by, direction: direction === 'ascending' ? ('asc' as const) : ('desc' as const) }] : [];
  });
  const chosen = valuesIn(filters['faults']);
  return {
    ...choice,
    page: 1,
    order: writePositionSorts(sorts) || USUAL_ORDER,
    number: textIn(filters['article']),
    where: writePositionRanges(rangesOf(filters)),
    faults: OFFER_FAULTS.filter((kind) => chosen.includes(kind)).join(','),
    columns: writeColumns(view),
  };
}
