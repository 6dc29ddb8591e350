import type { LedgerKind } from '@partshop/api-client/contract';
import type { DocumentLanguage } from '../documents/index.ts';

type ReviseTexts = {
  title: (from: string, to: string) => string;
  sheet: string;
  columns: Record<'date' | 'document' | 'shopDebit' | 'shopCredit' | 'clientDebit' | 'clientCredit', string>;
  kinds: Record<LedgerKind, (document: string) => string>;
  shop: string;
  client: string;
  opening: string;
  turnover: string;
  closing: string;
  /** Who owes whom: the day, the debtor, the sum. */
  result: (day: string, debtor: string, sum: string) => string;
  even: (day: string) => string;
  /** Between the two closing balances. */
  difference: (sum: string) => string;
  signatures: readonly [shop: string, client: string];
};

const ru: ReviseTexts = {
  title: (from, to) => `Акт сверки взаимных расчётов с ${from} по ${to}, в рублях`,
  sheet: 'Акт сверки',
  columns: {
    date: 'Дата',
    document: 'Документ',
    shopDebit: 'Продавец, дебет',
    shopCredit: 'Продавец, кредит',
    clientDebit: 'Покупатель, дебет',
    clientCredit: 'Покупатель, кредит',
  },
  kinds: {
    opening: (document) => `Начальный долг № ${document}`,
    shipment: (document) => `Отгрузка ${document}`,
    return: (document) => `Возврат ${document}`,
    payment: (document) => `Оплата № ${document}`,
    refund: (document) => `Возврат денег № ${document}`,
  },
  shop: 'Продавец',
  client: 'Покупатель',
  opening: 'Сальдо начальное',
  turnover: 'Обороты за период',
  closing: 'Сальдо конечное',
  result: (day, debtor, sum) => `На ${day} долг стороны «${debtor}»: ${sum}.`,
  even: (day) => `На ${day} стороны ничего не должны друг другу.`,
  difference: (sum) => `По данным сторон есть расхождение: ${sum}.`,
  signatures: ['От продавца', 'От покупателя'],
};

const en: ReviseTexts = {
  title: (from, to) => `Reconciliation report in roubles, ${from} to ${to}`,
  sheet: 'Reconciliation',
  columns: {
    date: 'Date',
    document: 'Document',
    shopDebit: 'Seller, debit',
    shopCredit: 'Seller, credit',
    clientDebit: 'Buyer, debit',
    clientCredit: 'Buyer, credit',
  },
  kinds: {
    opening: (document) => `Opening debt no. ${document}`,
    shipment: (document) => `Shipment ${document}`,
    return: (document) => `Return ${document}`,
    payment: (document) => `Payment no. ${document}`,
    refund: (document) => `Refund no. ${document}`,
  },
  shop: 'Seller',
  client: 'Buyer',
  opening: 'Opening balance',
  turnover: 'Turnover',
  closing: 'Closing balance',
  result: (day, debtor, sum) => `On ${day}, “${debtor}” owes ${sum}.`,
  even: (day) => `On ${day}, neither side owes the other anything.`,
  difference: (sum) => `The books of the two sides differ by ${sum}.`,
  signatures: ['For the seller', 'For the buyer'],
};

const ar: ReviseTexts = {
  title: (from, to) => `محضر مطابقة الحسابات بالروبل من ${from} إلى ${to}`,
  sheet: 'محضر المطابقة',
  columns: {
    date: 'التاريخ',
    document: 'المستند',
    shopDebit: 'البائع، مدين',
    shopCredit: 'البائع، دائن',
    clientDebit: 'المشتري، مدين',
    clientCredit: 'المشتري، دائن',
  },
  kinds: {
    opening: (document) => `دين افتتاحي رقم ${document}`,
    shipment: (document) => `تسليم ${document}`,
    return: (document) => `إرجاع ${document}`,
    payment: (document) => `دفعة رقم ${document}`,
    refund: (document) => `استرداد رقم ${document}`,
  },
  shop: 'البائع',
  client: 'المشتري',
  opening: 'الرصيد الافتتاحي',
  turnover: 'حركة الفترة',
  closing: 'الرصيد الختامي',
  result: (day, debtor, sum) => `في ${day} الدين على «${debtor}»: ${sum}.`,
  even: (day) => `في ${day} لا دين لأي من الطرفين على الآخر.`,
  difference: (sum) => `تختلف دفاتر الطرفين بمقدار ${sum}.`,
  signatures: ['عن البائع', 'عن المشتري'],
};

const TEXTS = { ru, en, ar } as const satisfies Record<DocumentLanguage, ReviseTexts>;

export const reviseTexts = (lang: DocumentLanguage): ReviseTexts => TEXTS[lang];
