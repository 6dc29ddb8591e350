import type { ReactNode } from 'react';

/** A point on the drawing, in percent of its width and height from its upper left corner, in every writing direction. */
export type DiagramPoint = { x: number; y: number };

export type DiagramPart = {
  id: string;
  /** What stands beside it on the drawing: "3", "12A". */
  position: string;
  name: string;
  /** The part number, as its maker writes it. */
  number?: string | undefined;
  /** Where it is drawn; a part may be drawn twice, or not at all. */
  points: readonly DiagramPoint[];
  /** At the end of its line in the list: price, button. */
  aside?: ReactNode;
};

/** The two places where a part shows itself. */
export type DiagramSide = 'picture' | 'list';
