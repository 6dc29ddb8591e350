import { type RefObject, useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { afterPaint } from '@partshop/features/core';

/** As many as most screens show. */
const FIRST_ROWS = 30;

type RowsByGroup<Row> = Record<1 | 2 | 3 | 4, readonly Row[]>;

/**
 * Shows a new list in two steps: the first rows at once, and all of them after these were painted. Layout and paint of a hundred rows
 * are most of the time from a click to the new list. All rows come at once on the server, after Back, whose scroll position needs
 * them, and where the first rows do not fill the screen. `list` identifies what is listed: rows that unfold come at once.
 */
export function useRowsInSteps<Row>(
  lines: RowsByGroup<Row> | null,
  list: string,
  element: RefObject<HTMLElement | null>,
): RowsByGroup<Row> | null {
  const isBack = useNavigationType() === NavigationType.Pop;
  const [whole, setWhole] = useState(isBack ? list : null);
  if (isBack && whole !== list) setWhole(list);
  const isWhole = lines === null || whole === list;
  useLayoutEffect(() => {
    if (isWhole) return;
    const show = () => setWhole(list);
    const isScreenFull = (element.current?.getBoundingClientRect().bottom ?? 0) >= innerHeight;
    if (isScreenFull) return afterPaint(show);
    show();
  }, [isWhole, list, element]);
  return isWhole ? lines : firstRows(lines);
}

function firstRows<Row>(lines: RowsByGroup<Row>): RowsByGroup<Row> {
  let left = FIRST_ROWS;
  const take = (rows: readonly Row[]) => {
    const taken = rows.slice(0, left);
    left -= taken.length;
    return taken;
  };
  return { 1: take(lines[1]), 2: take(lines[2]), 3: take(lines[3]), 4: take(lines[4]) };
}
