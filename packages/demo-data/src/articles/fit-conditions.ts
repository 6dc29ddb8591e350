import type { LocalisedText } from '../categories/part-category.ts';

/** Equipment that decides whether a part fits; the Russian names stand after «с». */
export const FIT_OPTIONS = {
  'air-conditioning': { ru: 'кондиционером', en: 'air conditioning', ar: 'مكيف الهواء' },
  'automatic-transmission': {
    ru: 'автоматической коробкой передач',
    en: 'automatic transmission',
    ar: 'ناقل حركة أوتوماتيكي',
  },
  'sports-suspension': { ru: 'спортивной подвеской', en: 'sports suspension', ar: 'نظام تعليق رياضي' },
  'xenon-headlights': { ru: 'ксеноновыми фарами', en: 'xenon headlights', ar: 'مصابيح زينون' },
  'heated-mirrors': { ru: 'обогревом зеркал', en: 'heated mirrors', ar: 'مرايا مدفأة' },
  'wear-sensor': { ru: 'датчиком износа колодок', en: 'a brake pad wear sensor', ar: 'حساس تآكل فحمات الفرامل' },
} as const satisfies Readonly<Record<string, LocalisedText>>;

export type FitOptionCode = keyof typeof FIT_OPTIONS;

/** The option that parts of a category depend on, by the category's URL segment. */
export const OPTION_OF_CATEGORY: Readonly<Record<string, FitOptionCode>> = {
  'v-belts': 'air-conditioning',
  'belt-tensioners': 'air-conditioning',
  radiators: 'automatic-transmission',
  'shock-absorbers': 'sports-suspension',
  'coil-springs': 'sports-suspension',
  headlights: 'xenon-headlights',
  mirrors: 'heated-mirrors',
  'brake-pads': 'wear-sensor',
};

/** Categories whose parts differ between bodies of one model. */
export const BODY_PARTS: ReadonlySet<string> = new Set(['tail-lights']);
