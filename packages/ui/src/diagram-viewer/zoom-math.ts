export const LEAST_ZOOM = 1;
export const GREATEST_ZOOM = 5;

/** One press of a button or key. */
export const ZOOM_STEP = 1.5;

/** A zoom that is allowed; near the whole picture it is the whole picture. */
export function toZoom(zoom: number): number {
  if (zoom < 1.04) return LEAST_ZOOM;
  return Math.min(GREATEST_ZOOM, Math.round(zoom * 1000) / 1000);
}

/** How many times larger a turn of the wheel makes the picture; up is larger. Pixels, with a wheel's notch at about a hundred. */
export function wheelFactor(deltaY: number): number {
  return Math.exp(-Math.max(-100, Math.min(100, deltaY)) / 300);
}

/** How far to scroll so that what lies from `start` to `end` is inside the frame, with room around it; 0 where it is. */
export function revealBy(frame: Span, target: Span, room: number): number {
  const before = target.start - room - frame.start;
  const after = target.end + room - frame.end;
  if (before < 0) return before;
  return after > 0 ? Math.min(after, before) : 0;
}

export type Span = { start: number; end: number };
