const EARTH_KM = 6371;

/** SQL of the kilometres between two cities along the great circle, by the haversine formula. */
export const kmBetween = (one: string, other: string): string => `
  2 * ${EARTH_KM} * asin(least(1, sqrt(
    power(sin(radians(${other}.latitude - ${one}.latitude) / 2), 2)
      + cos(radians(${one}.latitude)) * cos(radians(${other}.latitude))
        * power(sin(radians(${other}.longitude - ${one}.longitude) / 2), 2)
  )))`;
