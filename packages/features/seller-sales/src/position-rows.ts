import { createAction } from '@reduxjs/toolkit';
import { takeLatest } from 'redux-saga/effects';
import { MAX_POSITIONS_TAKE, unwrap, type SoldPosition } from '@partshop/api-client';
import { createLoadable, isList, pick, reportFault, type Saga } from '@partshop/features/core';
import { periodParams, positionsKey } from './sales.loadables.ts';
import { joinRows, missingRows, type RowRange } from './kept-rows.ts';
import { askedOf, type PositionsChoice } from './sales-choice.ts';

/** Some rows of the positions that a choice finds, by index from its first page on; `to` is not included. */
export type AskedRows = { choice: PositionsChoice; from: number; to: number };

export type PositionRows = { first: number; rows: SoldPosition[]; total: number };

type LoadArgs = AskedRows & {
  /** The rows that are here. Those that are asked for again stay as they are, so a grid need not draw them anew. */
  kept?: PositionRows | undefined;
};

/** The rows that a grid has asked for last. They take the place of the rows before them. */
export const positionRows = createLoadable<LoadArgs, PositionRows>({
  name: 'positionRows',
  key: ({ choice }) => `${choice.page} ${positionsKey(choice)}`,
  isShape: ({ rows }) => isList(rows),
  call: async (api, { choice, from, to, kept }, signal) => {
    const find = async (range: RowRange): Promise<PositionRows> => {
      const skip = rowsBefore(choice) + range.from;
      const take = Math.min(range.to - range.from, MAX_POSITIONS_TAKE);
      const query = { ...periodParams(choice.period), ...askedOf(choice), skip, take };
      const found = await unwrap(api.GET('/services/seller/positions_json', { params: { query }, signal }));
      return { first: range.from, rows: found.positions, total: found.total };
    };
    const missing = kept && missingRows({ from, to }, kept);
    if (missing === undefined) return find({ from, to });
    const found = await find(missing);
    // Goods came or went, so the kept rows may stand elsewhere now.
    return found.total === kept?.total ? joinRows({ from, to }, kept, found) : find({ from, to });
  },
  max: 2,
});

/** Rows of a page that links lead to. */
const PAGE = 50;

/** How many positions stand before the page of a choice, with which its grid begins. */
export const rowsBefore = ({ page }: Pick<PositionsChoice, 'page'>): number => (page - 1) * PAGE;

/** A grid is about to show rows that it does not have. */
export const rowsNeeded = createAction<AskedRows>('sellerGoods/rowsNeeded');

function* load({ payload }: ReturnType<typeof rowsNeeded>): Saga {
  try {
    const known = yield* pick((state) => positionRows.select(state, payload));
    yield* positionRows.load({ ...payload, kept: 'data' in known ? known.data : undefined });
  } catch (error) {
    // The grid says so, and asks again.
    reportFault(error);
  }
}

export function* goodsWatchers(): Saga {
  yield takeLatest(rowsNeeded, load);
}
