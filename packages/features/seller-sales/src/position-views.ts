import { unwrap, type PositionView, type PositionViews, type PositionViewState } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { goodsParams, periodPath, USUAL_ORDER, type GoodsChoice } from './sales-choice.ts';

/** The named views of the seller's goods. */
export const positionViews = createLoadable<void, PositionViews>({
  name: 'positionViews',
  key: () => '',
  isShape: ({ views }) => isList(views),
  call: (api, _, signal) => unwrap(api.GET('/services/seller/views_json', { signal })),
});

export const goodsPath = (choice: GoodsChoice): string =>
  periodPath(paths.sellerGoods.to(), choice.period, goodsParams(choice));

/** What a view keeps of a choice. */
export const stateOf = ({ kind, order, number, where, faults, columns }: GoodsChoice): PositionViewState => ({
  kind,
  order,
  number,
  where,
  faults,
  columns,
});

const PLAIN: PositionViewState = { kind: 'all', order: USUAL_ORDER, number: '', where: '', faults: '', columns: '' };

/** The path of the goods in a view, or in none, in the days of a choice. */
export const viewPath = ({ period }: Pick<GoodsChoice, 'period'>, view: string, state = PLAIN): string =>
  goodsPath({ period, page: 1, view, ...state });

/** The view that a choice came from. */
export const openView = (
  views: readonly PositionView[],
  { view }: Pick<GoodsChoice, 'view'>,
): PositionView | undefined => views.find(({ id }) => id === readId(view));

export const isSameState = (one: PositionViewState, other: PositionViewState): boolean =>
  (Object.keys(PLAIN) as (keyof PositionViewState)[]).every((name) => one[name] === other[name]);
