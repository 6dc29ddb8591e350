import type { RetailPoint } from '@partshop/api-client';

/** The points of a city; `linkUrl` is its page. */
export type PointGroup = { city: string; linkUrl: string; points: readonly RetailPoint[] };

/** Points by city, in the order of the list. */
export const groupByCity = (points: readonly RetailPoint[]): PointGroup[] =>
  [...Map.groupBy(points, ({ linkUrl }) => linkUrl)].map(([linkUrl, ofCity]) => ({
    city: ofCity[0]?.city ?? '',
    linkUrl,
    points: ofCity,
  }));

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** The points whose city, name or address contains every word of the text. */
export function findPoints(points: readonly RetailPoint[], text: string): RetailPoint[] {
  const words = plain(text).split(/\s+/);
  return points.filter(({ city, name, address }) => {
    const all = plain(`${city} ${name} ${address}`);
    return words.every((word) => all.includes(word));
  });
}
