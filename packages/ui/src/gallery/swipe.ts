/** In CSS pixels of the viewport. */
export type Point = { x: number; y: number };

/** A shorter way is a tap of an unsteady finger. */
const LEAST_WAY = 40;

/** Where a finger went from `start` to `end`; undefined for a tap, and for a way that scrolls the page. */
export function swipeOf(start: Point, end: Point): 'left' | 'right' | undefined {
  const across = end.x - start.x;
  if (Math.abs(across) < LEAST_WAY || Math.abs(across) < 1.5 * Math.abs(end.y - start.y)) return undefined;
  return across < 0 ? 'left' : 'right';
}
