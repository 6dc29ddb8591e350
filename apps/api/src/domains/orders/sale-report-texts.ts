import type { LanguageCode } from '@partshop/api-client/contract';

/** The heads of the columns of a report's table, in their order. */
type Heads = readonly [
  day: string,
  order: string,
  article: string,
  name: string,
  qty: string,
  price: string,
  sum: string,
  currency: string,
];

const ru: Heads = ['Дата', 'Заказ', 'Артикул', 'Наименование', 'Количество', 'Цена', 'Сумма', 'Валюта'];
const en: Heads = ['Date', 'Order', 'Article', 'Name', 'Quantity', 'Price', 'Sum', 'Currency'];
const ar: Heads = ['التاريخ', 'الطلب', 'رقم القطعة', 'الاسم', 'الكمية', 'السعر', 'المبلغ', 'العملة'];

const heads: Partial<Record<LanguageCode, Heads>> = { ru, en, ar };

/** The heads in a language, else in English. */
export const tableHeads = (lang: LanguageCode): Heads => heads[lang] ?? en;
