/** The slope of the least-squares line through points [x, y]; NaN for fewer than two. */
export function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([value]) => value));
  const y = mean(points.map(([, value]) => value));
  const above = points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0);
  return above / points.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
}
