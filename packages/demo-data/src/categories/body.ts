import { specification } from './attributes.ts';
import { halogenLamps, signalLamps } from './lamps.ts';
import type { PartCategoryGroup } from './part-category.ts';
import { leftAndRight } from './places-on-the-car.ts';
import { wiperBlades } from './wiper-blades.ts';

export const body: PartCategoryGroup = {
  id: 1000,
  url: 'body',
  names: { ru: 'Кузов и обзор', en: 'Body and visibility', ar: 'الهيكل والرؤية' },
  categories: [
    {
      id: 1001,
      url: 'mirrors',
      names: { ru: 'Зеркала', en: 'Mirrors', ar: 'المرايا' },
      scope: 'chassis',
      variants: leftAndRight(
        { ru: 'Зеркало наружное левое', en: 'Door mirror, left', ar: 'مرآة جانبية يسرى' },
        { ru: 'Зеркало наружное правое', en: 'Door mirror, right', ar: 'مرآة جانبية يمنى' },
      ),
      share: 1.1,
      price: 8900,
      spread: 0.45,
      demand: 0.9,
      stock: 2,
      specifications: (random) => [specification('pins', random.pick([3, 5, 7, 9]))],
      remarks: ['С подогревом, электрорегулировка', 'С повторителем поворота', 'Под окраску'],
    },
    wiperBlades,
  ],
};

export const lighting: PartCategoryGroup = {
  id: 1100,
  url: 'lighting',
  names: { ru: 'Освещение', en: 'Lighting', ar: 'الإضاءة' },
  categories: [
    {
      id: 1101,
      url: 'headlights',
      names: { ru: 'Фары', en: 'Headlights', ar: 'المصابيح الأمامية' },
      scope: 'chassis',
      variants: leftAndRight(
        { ru: 'Фара передняя левая', en: 'Headlight, left', ar: 'مصباح أمامي أيسر' },
        { ru: 'Фара передняя правая', en: 'Headlight, right', ar: 'مصباح أمامي أيمن' },
      ),
      share: 1.2,
      price: 17_500,
      spread: 0.5,
      demand: 0.8,
      stock: 2,
      specifications: (random) => [
        specification('lampType', random.pick(['H4', 'H7/H1', 'H7/H7', 'H7/H15', 'H11/HB3', 'D3S', 'LED'])),
      ],
      remarks: ['С электрокорректором', 'Без моторчика корректора', 'Чёрный отражатель'],
    },
    {
      id: 1102,
      url: 'tail-lights',
      names: { ru: 'Фонари задние', en: 'Tail lights', ar: 'المصابيح الخلفية' },
      scope: 'chassis',
      variants: leftAndRight(
        { ru: 'Фонарь задний левый', en: 'Tail light, left', ar: 'مصباح خلفي أيسر' },
        { ru: 'Фонарь задний правый', en: 'Tail light, right', ar: 'مصباح خلفي أيمن' },
      ),
      share: 1,
      price: 7600,
      spread: 0.45,
      demand: 0.8,
      stock: 2,
      specifications: (random) => [specification('lampType', random.pick(['P21W', 'P21/5W', 'W16W', 'LED']))],
      remarks: ['Внутренний, в крышку багажника', 'Наружный', 'Без патронов'],
    },
    halogenLamps,
    signalLamps,
  ],
};
