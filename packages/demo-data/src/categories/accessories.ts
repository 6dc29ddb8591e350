import { brakeCleaners, wipes } from './car-care.ts';
import { compressors } from './compressors.ts';
import { firstAidKits } from './first-aid-kits.ts';
import type { PartCategoryGroup } from './part-category.ts';
import { tools } from './tools.ts';

export const accessories: PartCategoryGroup = {
  id: 1300,
  url: 'care-and-accessories',
  names: { ru: 'Автохимия и аксессуары', en: 'Car care and accessories', ar: 'العناية بالسيارة والملحقات' },
  categories: [brakeCleaners, wipes, compressors, firstAidKits, tools],
};
