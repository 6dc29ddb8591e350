/** The steps of the choice without scripts, by the ids of the lists. */
export const ADD_CAR_QUERY = ['brand', 'model', 'engine'] as const;
export type AddCarName = (typeof ADD_CAR_QUERY)[number];
