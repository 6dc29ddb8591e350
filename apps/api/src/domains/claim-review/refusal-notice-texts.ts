import type { LanguageCode, ReviewedClaimType } from '@partshop/api-client/contract';

type Texts = {
  locale: string;
  subject: string;
  all: Readonly<Record<ReviewedClaimType, string>>;
  /** Before the claims. */
  some: Readonly<Record<ReviewedClaimType, string>>;
  more: (count: number) => string;
  meaning: string;
  /** The link is absent where the shop does not know its own address. */
  ending: (link: string | undefined) => string;
};

const lines = (...texts: (string | undefined)[]): string => texts.filter((text) => text !== undefined).join('\n');

const ru: Texts = {
  locale: 'ru-RU',
  subject: 'Магазин отклонил часть ваших данных — Partshop',
  all: {
    crosses: 'Магазин отклонил все замены номеров, которые вы загрузили. Новые покупатели тоже не увидят.',
    fitments: 'Магазин отклонил всю применимость, которую вы загрузили. Новую покупатели тоже не увидят.',
  },
  some: {
    crosses: 'Магазин отклонил замены номеров, которые вы загрузили:',
    fitments: 'Магазин отклонил применимость, которую вы загрузили:',
  },
  more: (count) => `Ещё отклонено: ${count}`,
  meaning: 'Покупатели этого больше не видят. Цены и остатки остались как были.',
  ending: (link) => lines('Проверьте свой файл и загрузите верный. Если верно как есть, напишите в магазин.', link),
};

const en: Texts = {
  locale: 'en-GB',
  subject: 'The shop has refused some of your data — Partshop',
  all: {
    crosses:
      'The shop has refused all replacements of part numbers that you uploaded. New ones will not be shown either.',
    fitments: 'The shop has refused all fitting cars that you uploaded. New ones will not be shown either.',
  },
  some: {
    crosses: 'The shop has refused replacements of part numbers that you uploaded:',
    fitments: 'The shop has refused fitting cars that you uploaded:',
  },
  more: (count) => `Also refused: ${count}`,
  meaning: 'Buyers no longer see this. Your prices and stock are as they were.',
  ending: (link) =>
    lines('Check your file, and upload a correct one. If it is right as it is, write to the shop.', link),
};

const ar: Texts = {
  locale: 'ar-EG-u-nu-latn',
  subject: 'رفض المتجر بعض بياناتك — Partshop',
  all: {
    crosses: 'رفض المتجر كل بدائل الأرقام التي حمّلتها، ولن تُعرض البدائل الجديدة أيضًا.',
    fitments: 'رفض المتجر كل السيارات المناسبة التي حمّلتها، ولن تُعرض الجديدة أيضًا.',
  },
  some: {
    crosses: 'رفض المتجر بدائل أرقام حمّلتها:',
    fitments: 'رفض المتجر سيارات مناسبة حمّلتها:',
  },
  more: (count) => `رُفض أيضًا: ${count}`,
  meaning: 'لم يعد المشترون يرون ذلك. بقيت أسعارك ومخزونك كما كانت.',
  ending: (link) => lines('تحقق من ملفك وحمّل الملف الصحيح. إن كان صحيحًا كما هو، فاكتب إلى المتجر.', link),
};

const TEXTS: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** Other languages get English. */
export const refusalNoticeTexts = (lang: LanguageCode): Texts => TEXTS[lang] ?? en;
