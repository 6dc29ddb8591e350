import { createAction } from '@reduxjs/toolkit';
import { takeLatest } from 'redux-saga/effects';
import { MAX_POSITIONS_TAKE, unwrap, type SoldPosition } from '@partshop/api-client';
import { createLoadable, isList, reportFault, type Saga } from '@partshop/features/core';
import { periodParams, positionsKey } from './sales.loadables.ts';
import { askedOf, type PositionsChoice } from './sales-choice.ts';

/** Some rows of the positions that a choice finds, by index from its first page on; `to` is not included. */
export type AskedRows = { choice: PositionsChoice; from: number; to: number };

export type PositionRows = { first: number; rows: SoldPosition[]; total: number };

/** The rows that a grid has asked for last. They take the place of the rows before them. */
export const positionRows = createLoadable<AskedRows, PositionRows>({
  name: 'positionRows',
  key: ({ choice }) => `${choice.page} ${positionsKey(choice)}`,
  isShape: ({ rows }) => isList(rows),
  call: async (api, { choice, from, to }, signal) => {
    const skip = rowsBefore(choice) + from;
    const take = Math.min(to - from, MAX_POSITIONS_TAKE);
    const query = { ...periodParams(choice.period), ...askedOf(choice), skip, take };
    const found = await unwrap(api.GET('/services/seller/positions_json', { params: { query }, signal }));
    return { first: from, rows: found.positions, total: found.total };
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
    yield* positionRows.load(payload);
  } catch (error) {
    // The grid says so, and asks again.
    reportFault(error);
  }
}

export function* goodsWatchers(): Saga {
  yield takeLatest(rowsNeeded, load);
}
