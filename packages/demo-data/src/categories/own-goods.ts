import type { LocalisedText } from './part-category.ts';

/**
 * What the shop sells beside parts. The catalogue knows these categories and the menu leaves them out (§5, row 90);
 * nothing is for sale in them yet.
 */
export const ownGoodsCategories: readonly { id: number; url: string; names: LocalisedText }[] = [
  { id: 74849, url: 'gift-cards', names: { ru: 'Подарочные карты', en: 'Gift cards', ar: 'بطاقات الهدايا' } },
  { id: 74832, url: 'packaging', names: { ru: 'Упаковка', en: 'Packaging', ar: 'مواد التغليف' } },
  { id: 74857, url: 'souvenirs', names: { ru: 'Сувениры', en: 'Souvenirs', ar: 'هدايا تذكارية' } },
];
