import { lazyPart } from '@partshop/features/core';

/** The map for other pages than the choice of a city. Its code loads when it is first shown. */
export const LazyCityMap = lazyPart(
  async () => import('./CityMap.tsx'),
  ({ CityMap }) => CityMap,
);
