/** The side and alignment of a panel relative to its button; `start` and `end` follow the reading direction. */
export type Placement = 'below-start' | 'below' | 'below-end' | 'above-start' | 'above' | 'above-end';

/** A rectangle in viewport pixels; `inline` is the distance from the edge where lines start. */
export type Box = { inline: number; block: number; inlineSize: number; blockSize: number };

type Beside = {
  anchor: Box;
  panel: Pick<Box, 'inlineSize' | 'blockSize'>;
  view: Pick<Box, 'inlineSize' | 'blockSize'>;
  placement: Placement;
  /** The gap between button and panel, and between panel and viewport edges. Pixels. */
  gap: number;
};

/**
 * The position of a panel in browsers without anchor positioning, by the same rules as CSS: on the requested side, on the other
 * side if only that has room, and always inside the viewport.
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

/** A panel larger than the viewport starts at its start. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
