/** `page` of the goods; `car=any` shows the goods for all cars to a visitor who has one (D12). */
export const CATEGORY_QUERY = ['car', 'page'] as const;
export type CategoryQueryName = (typeof CATEGORY_QUERY)[number];
