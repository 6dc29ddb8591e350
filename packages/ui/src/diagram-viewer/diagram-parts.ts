import type { ReactNode } from 'react';

/** A point on the drawing, in percent of its width and height from its upper left corner, also right-to-left. */
export type DiagramPoint = { x: number; y: number };

export type DiagramPart = {
  id: string;
  /** The label on the drawing: "3", "12A". */
  position: string;
  name: string;
  /** The part number, in its maker's notation. */
  number?: string | undefined;
  /** The points of the part; several, or none if it is not drawn. */
  points: readonly DiagramPoint[];
  /** Shown at the end of its line in the list: price, button. */
  aside?: ReactNode;
};

/** The two sides that show a part. */
export type DiagramSide = 'picture' | 'list';
