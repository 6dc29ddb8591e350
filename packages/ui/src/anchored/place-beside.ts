/** Where a panel stands beside what opened it; `start` and `end` are of the reading direction. */
export type Placement = 'below-start' | 'below' | 'below-end' | 'above-start' | 'above' | 'above-end';

/** A rectangle as the reading direction sees it: `inline` from the edge where lines begin. Pixels of the viewport. */
export type Box = { inline: number; block: number; inlineSize: number; blockSize: number };

type Beside = {
  anchor: Box;
  panel: Pick<Box, 'inlineSize' | 'blockSize'>;
  view: Pick<Box, 'inlineSize' | 'blockSize'>;
  placement: Placement;
  /** Between the two, and to the edges of the view. */
  gap: number;
};

/**
 * The place of a panel for browsers without anchor positioning, by the same rules: the wished side, else the other one when
 * only that has room, and never past the edges of the view.
 */
export function placeBeside({ anchor, panel, view, placement, gap }: Beside): Pick<Box, 'inline' | 'block'> {
  const above = anchor.block - gap - panel.blockSize;
  const below = anchor.block + anchor.blockSize + gap;
  const fitsAbove = above >= gap;
  const fitsBelow = below + panel.blockSize <= view.blockSize - gap;
  const isAbove = placement.startsWith('above') ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;

  const spare = anchor.inlineSize - panel.inlineSize;
  const shift = placement.endsWith('-start') ? 0 : placement.endsWith('-end') ? spare : spare / 2;
  return {
    inline: within(anchor.inline + shift, gap, view.inlineSize - panel.inlineSize - gap),
    block: within(isAbove ? above : below, gap, view.blockSize - panel.blockSize - gap),
  };
}

/** A panel larger than the view begins where the view begins. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
