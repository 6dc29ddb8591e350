import type { LanguageCode } from '@partshop/api-client/contract';

/** Why a list that should change by itself did not: its file waits for a person, was refused, or its address is paused. */
export type NoticeReason = 'waits' | 'gone' | 'jumps' | 'columns' | 'refused' | 'paused';

type Texts = {
  locale: string;
  subject: (list: string) => string;
  reasons: Readonly<Record<NoticeReason, (faults: number) => string>>;
  notChanged: string;
  /** The link is absent where the shop does not know its own address. */
  ending: (link: string | undefined) => string;
};

const lines = (...texts: (string | undefined)[]): string => texts.filter((text) => text !== undefined).join('\n');

const ru: Texts = {
  locale: 'ru-RU',
  subject: (list) => `Прайс-лист «${list}» ждёт вас — Partshop`,
  reasons: {
    waits: () => 'Пришёл новый файл: он сравнен и ждёт, пока вы его примените.',
    gone: () => 'Новый файл снял бы с продажи больше товаров, чем вы разрешили.',
    jumps: () => 'В новом файле цены изменились больше чем на 30 %.',
    columns: () => 'В новом файле не узнать столбцы.',
    refused: () => 'Новый файл не удалось прочитать.',
    paused: (faults) => `Файл не открылся ${faults} раз подряд: загрузка по адресу остановлена.`,
  },
  notChanged: 'В магазине всё как было.',
  ending: (link) => lines('Проверьте его в кабинете продавца.', link),
};

const en: Texts = {
  locale: 'en-GB',
  subject: (list) => `The price list “${list}” waits for you — Partshop`,
  reasons: {
    waits: () => 'A new file has come: it was compared, and waits until you apply it.',
    gone: () => 'The new file would withdraw more goods than you allowed.',
    jumps: () => 'In the new file prices have changed by more than 30%.',
    columns: () => 'The columns of the new file cannot be recognised.',
    refused: () => 'The new file could not be read.',
    paused: (faults) => `The file could not be opened ${faults} times in a row: loading it by address is paused.`,
  },
  notChanged: 'Nothing has changed in the shop.',
  ending: (link) => lines('Check it in your seller’s area.', link),
};

const ar: Texts = {
  locale: 'ar-EG-u-nu-latn',
  subject: (list) => `قائمة الأسعار «${list}» تنتظرك — Partshop`,
  reasons: {
    waits: () => 'وصل ملف جديد: قورن وينتظر أن تطبقه.',
    gone: () => 'سيسحب الملف الجديد من البيع سلعًا أكثر مما سمحت به.',
    jumps: () => 'تغيرت الأسعار في الملف الجديد بأكثر من 30٪.',
    columns: () => 'تعذر التعرف على أعمدة الملف الجديد.',
    refused: () => 'تعذرت قراءة الملف الجديد.',
    paused: (faults) => `تعذر فتح الملف ${faults} مرات متتالية: أُوقف تحميله من العنوان.`,
  },
  notChanged: 'لم يتغير شيء في المتجر.',
  ending: (link) => lines('تحقق منها في حساب البائع.', link),
};

const TEXTS: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** Other languages get English. */
export const uploadNoticeTexts = (lang: LanguageCode): Texts => TEXTS[lang] ?? en;
