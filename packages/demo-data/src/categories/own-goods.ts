import type { LocalisedText } from './part-category.ts';

/**
 * Categories other than parts. The catalogue knows them and the menu hides them (§5, row 90); nothing is on sale in them
 * yet.
 */
export const ownGoodsCategories: readonly { id: number; url: string; names: LocalisedText }[] = [
  { id: 74849, url: 'gift-cards', names: { ru: 'Подарочные карты', en: 'Gift cards', ar: 'بطاقات الهدايا' } },
  { id: 74832, url: 'packaging', names: { ru: 'Упаковка', en: 'Packaging', ar: 'مواد التغليف' } },
  { id: 74857, url: 'souvenirs', names: { ru: 'Сувениры', en: 'Souvenirs', ar: 'هدايا تذكارية' } },
];
