/** A rectangle as `getBoundingClientRect` returns it. */
export type Box = { x: number; y: number; width: number; height: number };

const DIRECTIONS: Partial<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Sideways distance counts more, so that "down" stays in its column. */
const ASIDE = 3;

/** The box that an arrow key moves to; `undefined` if there is none in that direction or the key is not an arrow. */
export function nearestBox(boxes: readonly Box[], from: Box, key: string): number | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [x, y] = direction;
  const distances = boxes.map((box) => {
    const across = box.x + box.width / 2 - (from.x + from.width / 2);
    const down = box.y + box.height / 2 - (from.y + from.height / 2);
    const along = across * x + down * y;
    return along <= 1 ? Infinity : along + ASIDE * Math.abs(across * y + down * x);
  });
  const least = Math.min(...distances);
  return least === Infinity ? undefined : distances.indexOf(least);
}
