import { BodyType, type SeriesCard } from '@partshop/api-client/contract';
import { pictureAddress } from '../pictures/index.ts';
import { CARS_PATH } from './car-options.rules.ts';
import type { SeriesRow } from './series.queries.ts';

/** Cards of §3, by name. */
export function showSeries(rows: readonly SeriesRow[]): SeriesCard[] {
  const { compare } = new Intl.Collator('ru', { numeric: true });
  return rows
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ url, name, brandUrl, producedFrom, bodyType, image }) => ({
      customSeriaUrl: url,
      customSeriaName: name,
      customSeriaPhoto: pictureAddress(image),
      customSeriaManufactured: producedFrom,
      image,
      bodyType: BodyType.nullable().parse(bodyType),
      linkUrl: [CARS_PATH, brandUrl, url].join('/'),
    }));
}
