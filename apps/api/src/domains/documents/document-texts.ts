import type { DocumentKind, LanguageCode } from '@partshop/api-client/contract';

/** The columns of a document about an order. */
export const COLUMNS = ['position', 'article', 'name', 'qty', 'price', 'sum'] as const;
type Column = (typeof COLUMNS)[number];

export type DocumentTexts = {
  /** Of numbers, amounts and days. */
  locale: string;
  isRightToLeft: boolean;
  titles: Record<DocumentKind, (number: string, date: string) => string>;
  columns: Record<Column, string>;
  seller: string;
  buyer: string;
  place: string;
  taxNumber: (inn: string, ogrn: string) => string;
  goods: string;
  promo: string;
  bonus: string;
  delivery: string;
  total: string;
  payable: string;
  onReceipt: string;
  /** How many lines and pieces. */
  counted: (lines: number, pieces: number) => string;
  isDemo: string;
  handedOver: string;
  received: string;
  pageOf: string;
};

const ru: DocumentTexts = {
  locale: 'ru-RU',
  isRightToLeft: false,
  titles: {
    invoice: (number, date) => `Счёт на оплату № ${number} от ${date}`,
    'delivery-note': (number, date) => `Накладная к заказу № ${number} от ${date}`,
  },
  columns: { position: '№', article: 'Артикул', name: 'Наименование', qty: 'Кол-во', price: 'Цена', sum: 'Сумма' },
  seller: 'Продавец',
  buyer: 'Покупатель',
  place: 'Место выдачи',
  taxNumber: (inn, ogrn) => `ИНН ${inn}, ОГРН ${ogrn}`,
  goods: 'Товары',
  promo: 'Скидка по промокоду',
  bonus: 'Оплачено бонусами',
  delivery: 'Доставка',
  total: 'Итого',
  payable: 'К оплате в рублях',
  onReceipt: 'Оплата при получении.',
  counted: (lines, pieces) => `Наименований: ${lines}, штук: ${pieces}.`,
  isDemo: 'Демонстрационный магазин: документ не имеет силы.',
  handedOver: 'Отпустил',
  received: 'Получил',
  pageOf: 'Стр. {page} из {pages}',
};

const en: DocumentTexts = {
  locale: 'en-GB',
  isRightToLeft: false,
  titles: {
    invoice: (number, date) => `Invoice ${number}, ${date}`,
    'delivery-note': (number, date) => `Delivery note for order ${number}, ${date}`,
  },
  columns: { position: 'No.', article: 'Part number', name: 'Name', qty: 'Qty', price: 'Price', sum: 'Amount' },
  seller: 'Seller',
  buyer: 'Buyer',
  place: 'Collection',
  taxNumber: (inn, ogrn) => `Taxpayer number (INN) ${inn}, registration (OGRN) ${ogrn}`,
  goods: 'Goods',
  promo: 'Promo discount',
  bonus: 'Paid with bonuses',
  delivery: 'Delivery',
  total: 'Total',
  payable: 'To pay in roubles',
  onReceipt: 'To be paid on collection.',
  counted: (lines, pieces) => `Lines: ${lines}, pieces: ${pieces}.`,
  isDemo: 'A demonstration shop: this document has no legal force.',
  handedOver: 'Handed over by',
  received: 'Received by',
  pageOf: 'Page {page} of {pages}',
};

const ar: DocumentTexts = {
  locale: 'ar-EG-u-nu-latn',
  isRightToLeft: true,
  titles: {
    invoice: (number, date) => `فاتورة رقم ${number} بتاريخ ${date}`,
    'delivery-note': (number, date) => `إشعار تسليم للطلب رقم ${number} بتاريخ ${date}`,
  },
  columns: { position: 'م', article: 'رقم القطعة', name: 'الاسم', qty: 'الكمية', price: 'السعر', sum: 'المبلغ' },
  seller: 'البائع',
  buyer: 'المشتري',
  place: 'مكان الاستلام',
  taxNumber: (inn, ogrn) => `الرقم الضريبي ${inn}، رقم التسجيل ${ogrn}`,
  goods: 'السلع',
  promo: 'خصم الرمز الترويجي',
  bonus: 'مدفوع بالمكافآت',
  delivery: 'التوصيل',
  total: 'الإجمالي',
  payable: 'المطلوب دفعه بالروبل',
  onReceipt: 'الدفع عند الاستلام.',
  counted: (lines, pieces) => `عدد البنود: ${lines}، عدد القطع: ${pieces}.`,
  isDemo: 'متجر تجريبي: هذا المستند غير ملزم.',
  handedOver: 'سلّم',
  received: 'استلم',
  pageOf: 'صفحة {page} من {pages}',
};

const TEXTS = { ru, en, ar } as const;
export type DocumentLanguage = keyof typeof TEXTS;

const isKnown = (lang: LanguageCode): lang is DocumentLanguage => Object.hasOwn(TEXTS, lang);

/** The language of a document for a reader of this language: another one gets English, whose letters the face has. */
export const documentLanguage = (lang: LanguageCode): DocumentLanguage => (isKnown(lang) ? lang : 'en');

/** Keeps numbers, phones and amounts from left to right in Arabic text. */
const LEFT_TO_RIGHT = '\u200e';

/** Marks what is read from left to right in texts of a language. */
export function isolationIn(lang: DocumentLanguage): (text: string) => string {
  const mark = TEXTS[lang].isRightToLeft ? LEFT_TO_RIGHT : '';
  return (text) => `${mark}${text}${mark}`;
}

export const textsOf = (lang: DocumentLanguage): DocumentTexts => TEXTS[lang];
