/** The height in pixels up to which every browser draws: Firefox stops at 17.8 million. */
export const MAX_HEIGHT = 15_000_000;

/** Rows beside the visible ones, so that a fast scroll does not show empty space. */
const OVERSCAN = 12;

export type Sizes = {
  rowCount: number;
  /** All rows are equally high. In pixels, as all lengths here. */
  rowHeight: number;
  /** The height of the rows that can be seen at once. */
  viewHeight: number;
};

/**
 * Where a grid has been scrolled to. `top` is the distance in the document, `shift` what rows of a grid that is too high for browsers
 * lie further down than that. `shift` is 0 if the rows fit.
 */
export type Scroll = { top: number; shift: number };

const rowsHeight = ({ rowCount, rowHeight }: Sizes): number => rowCount * rowHeight;

/** The height that the rows have in the document. */
export const drawnHeight = (sizes: Sizes): number => Math.min(MAX_HEIGHT, rowsHeight(sizes));

/** How far the whole grid would scroll for each pixel that the document scrolls. */
function scale(sizes: Sizes): number {
  const range = drawnHeight(sizes) - sizes.viewHeight;
  return range > 0 ? (rowsHeight(sizes) - sizes.viewHeight) / range : 1;
}

/**
 * After the document scrolled. Rows follow a wheel or a finger pixel by pixel; a jump, as by the scroll bar, goes to the same part of
 * the whole.
 */
export function scrolledTo(top: number, before: Scroll, sizes: Sizes): Scroll {
  const isJump = Math.abs(top - before.top) > sizes.viewHeight;
  return { top, shift: isJump ? top * scale(sizes) - top : clampedShift(top, before.shift, sizes) };
}

/** The same place of the grid, with room in the document to scroll both ways. Called when the scrolling rests. */
export function settled({ top, shift }: Scroll, sizes: Sizes): Scroll {
  const place = top + shift;
  const next = Math.round(place / scale(sizes));
  return { top: next, shift: place - next };
}

/** Scrolled so that a row is whole in view; the same object if it is. */
export function scrolledToRow(index: number, scroll: Scroll, sizes: Sizes): Scroll {
  const place = scroll.top + scroll.shift;
  const start = index * sizes.rowHeight;
  const end = start + sizes.rowHeight - sizes.viewHeight;
  if (start >= place && end <= place) return scroll;
  return settled({ top: start < place ? start : end, shift: 0 }, sizes);
}

function clampedShift(top: number, shift: number, sizes: Sizes): number {
  return Math.min(rowsHeight(sizes) - drawnHeight(sizes), Math.max(-top, shift));
}

/** The rows to draw; `to` is not included. */
export function windowOf(
  { top, shift }: Scroll,
  { rowCount, rowHeight, viewHeight }: Sizes,
): { from: number; to: number } {
  const place = top + shift;
  return {
    from: Math.max(0, Math.min(rowCount, Math.floor(place / rowHeight)) - OVERSCAN),
    to: Math.min(rowCount, Math.ceil((place + viewHeight) / rowHeight) + OVERSCAN),
  };
}

/** The empty heights before each of these rows, and the one after the last. `rows` are in order. */
export function gaps(rows: readonly number[], shift: number, sizes: Sizes): { before: number[]; after: number } {
  const height = drawnHeight(sizes);
  let drawn = 0;
  const before = rows.map((index, position) => {
    // A row out of view, which is drawn because it holds the focus, may lie beyond the document.
    const room = height - (rows.length - position) * sizes.rowHeight;
    const gap = Math.max(0, Math.min(index * sizes.rowHeight - shift, room) - drawn);
    drawn += gap + sizes.rowHeight;
    return gap;
  });
  return { before, after: Math.max(0, height - drawn) };
}
