import type { CompanyContacts, Order } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import type { PrintedDocument } from './document.ts';
import { documentLanguage } from './document-texts.ts';
import { documentOf } from './document.rules.ts';

const seller: CompanyContacts = {
  companyName: 'ООО «Партшоп»',
  inn: '7700000000',
  ogrn: '1027700000000',
  address: 'Москва, Складская, 1',
  phones: [],
  email: 'shop@example.org',
  storeId: null,
  isDemo: false,
};

const item: Order['items'][number] = {
  orderItemId: 1,
  articleId: 1,
  priceListId: 1,
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/75',
  clearNumber: 'W71275',
  productName: 'Фильтр масляный',
  image: null,
  categoryUrl: null,
  qty: 2,
  price: 61_250,
  sum: 122_500,
  deliveryDays: 1,
  deliveryDaysMax: 2,
  sellerName: '',
  warehouseName: '',
  isReturnable: true,
  returnRules: '',
  status: 'new',
  comment: '',
  issuedAt: null,
  timeline: [],
};

const order = {
  number: '26-1234-5678',
  createdAt: '2026-11-20T22:30:00.000Z',
  contactName: 'Иван Петров',
  contactPhone: '+79161234567',
  company: '',
  point: { id: 1, city: 'Москва', name: 'Склад', address: 'Ленина, 1', hours: '', isDemo: false },
  delivery: { type: 'point', by: 'shop', city: 'Москва', address: '', cdekPoint: null, cost: 0, payable: 0 },
  paymentType: 'on-receipt',
  items: [item, { ...item, qty: 3, sum: 183_750 }],
  bonus: 0,
  total: 306_250,
  payable: 306_250,
  currency: { code: 'RUB', rate: 1, rateDate: '2026-11-20' },
} as unknown as Order;

/** Amounts have spaces that do not break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const plainSums = (printed: PrintedDocument) => printed.sums.map(({ name, text }) => `${name}: ${plain(text)}`);

describe('an invoice', () => {
  const document = documentOf({ kind: 'invoice', order, seller, lang: 'ru' });

  test('names the order with its day in Moscow, the seller with its numbers, the buyer and the place', () => {
    expect(document.title).toBe('Счёт на оплату № 26-1234-5678 от 21 ноября 2026 г.');
    expect(document.parties).toEqual([
      { name: 'Продавец', text: 'ООО «Партшоп», ИНН 7700000000, ОГРН 1027700000000, Москва, Складская, 1' },
      { name: 'Покупатель', text: 'Иван Петров, +79161234567' },
      { name: 'Место выдачи', text: 'Москва, Ленина, 1, Склад' },
    ]);
  });

  test('lists and counts the lines, and ends with what is to be paid', () => {
    expect(document.columns.map(({ title }) => title)).toEqual([
      '№',
      'Артикул',
      'Наименование',
      'Кол-во',
      'Цена',
      'Сумма',
    ]);
    expect(document.lines[1]?.map(plain)).toEqual([
      '2',
      'MANN-FILTER W 712/75',
      'Фильтр масляный',
      '3',
      '612,50 ₽',
      '1 837,50 ₽',
    ]);
    expect(plainSums(document)).toEqual(['Итого: 3 062,50 ₽']);
    expect(document.notes).toEqual(['Наименований: 2, штук: 5.', 'Оплата при получении.']);
    expect(document.signatures).toEqual([]);
  });

  test('leaves out what was cancelled, refused or returned', () => {
    const items = [item, { ...item, status: 'cancelled' as const }, { ...item, status: 'returned' as const }];
    const { lines, notes } = documentOf({ kind: 'invoice', order: { ...order, items }, seller, lang: 'ru' });
    expect(lines).toHaveLength(1);
    expect(notes[0]).toBe('Наименований: 1, штук: 2.');
  });

  test('says what a promo code took off and bonuses paid', () => {
    const paid = { ...order, promo: { code: 'ZIMA10', discount: 10_000 }, bonus: 20_000, total: 276_250 };
    expect(plainSums(documentOf({ kind: 'invoice', order: paid, seller, lang: 'ru' }))).toEqual([
      'Товары: 3 062,50 ₽',
      'Скидка по промокоду: -100 ₽',
      'Оплачено бонусами: -200 ₽',
      'Итого: 2 762,50 ₽',
    ]);
  });

  test('in euros also says what is paid in roubles', () => {
    const inEuros = { ...order, currency: { code: 'EUR' as const, rate: 98.45, rateDate: '2026-11-20' }, total: 3111 };
    expect(plainSums(documentOf({ kind: 'invoice', order: inEuros, seller, lang: 'en' }))).toEqual([
      'Total: €31.11',
      'To pay in roubles: RUB 3,062.50',
    ]);
  });

  test('of a demonstration shop says so', () => {
    const { notes } = documentOf({ kind: 'invoice', order, seller: { ...seller, isDemo: true }, lang: 'en' });
    expect(notes.at(-1)).toBe('A demonstration shop: this document has no legal force.');
  });
});

test('a delivery note has lines for signatures and no word about the payment', () => {
  const { signatures, notes } = documentOf({ kind: 'delivery-note', order, seller, lang: 'ru' });
  expect(signatures).toEqual(['Отпустил', 'Получил']);
  expect(notes).toEqual(['Наименований: 2, штук: 5.']);
});

test('Arabic runs from right to left, its numbers from left to right', () => {
  const document = documentOf({ kind: 'invoice', order, seller, lang: 'ar' });
  expect(document.isRightToLeft).toBe(true);
  expect(document.parties[1]?.text).toContain('\u200e+79161234567\u200e');
  expect(document.lines[0]?.[1]).toBe('\u200eMANN-FILTER W 712/75\u200e');
});

test('a language without texts of its own gets English', () => {
  expect([documentLanguage('ar'), documentLanguage('ja'), documentLanguage('el')]).toEqual(['ar', 'en', 'en']);
});
