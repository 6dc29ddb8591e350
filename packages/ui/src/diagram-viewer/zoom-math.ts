export const LEAST_ZOOM = 1;
export const GREATEST_ZOOM = 5;

/** The factor of one press of a button or key. */
export const ZOOM_STEP = 1.5;

/** Clamps a zoom; a value near 1 becomes 1, the whole picture. */
export function toZoom(zoom: number): number {
  if (zoom < 1.04) return LEAST_ZOOM;
  return Math.min(GREATEST_ZOOM, Math.round(zoom * 1000) / 1000);
}

/** The zoom factor of a wheel delta in pixels (one notch is about a hundred); upwards enlarges. */
export function wheelFactor(deltaY: number): number {
  return Math.exp(-Math.max(-100, Math.min(100, deltaY)) / 300);
}

/** How far to scroll so that the range from `start` to `end` is inside the frame with some space around it; 0 if it is already. */
export function revealBy(frame: Span, target: Span, room: number): number {
  const before = target.start - room - frame.start;
  const after = target.end + room - frame.end;
  if (before < 0) return before;
  return after > 0 ? Math.min(after, before) : 0;
}

export type Span = { start: number; end: number };
