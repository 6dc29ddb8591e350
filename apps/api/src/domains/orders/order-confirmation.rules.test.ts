import type { Order } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { confirmationOf } from './order-confirmation.rules.ts';

const order = {
  number: '26-4821-7395',
  createdAt: '2026-11-28T22:30:00Z',
  contactName: 'Иван Петров',
  contactPhone: '+79161234567',
  comment: 'Позвоните',
  point: { id: 1, city: 'Москва', name: 'Пункт на Ленина', address: 'ул. Ленина, 1', hours: '9–21', isDemo: false },
  delivery: { type: 'point', by: 'shop', city: 'Москва', address: '', cdekPoint: null, cost: 0, payable: 0 },
  items: [
    { catalogName: 'MANN', catalogFullNumber: 'W 712/75', productName: 'Фильтр', qty: 2, price: 60_100, sum: 120_200 },
    { catalogName: 'BOSCH', catalogFullNumber: '0 986', productName: 'Колодки', qty: 1, price: 54_634, sum: 54_634 },
  ].map((item, index) => ({
    ...item,
    deliveryDays: 1 + index,
    deliveryDaysMax: 3 + index,
    sellerName: 'ООО «Автоопора»',
    warehouseName: index === 0 ? 'Москва' : '',
    isReturnable: index > 0,
  })),
  promo: null,
  bonus: 0,
  total: 174_834,
  payable: 174_834,
  currency: { code: 'RUB', rate: 1, rateDate: '2026-11-28' },
} as unknown as Order;

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F\u2009]/g, ' ');

describe('the confirmation of an order', () => {
  test('has lines, sums, point and days of Moscow', () => {
    const { sms, mail } = confirmationOf(order, { lang: 'ru', shopUrl: undefined });
    expect(plain(sms)).toBe('Partshop: заказ 26-4821-7395 принят, 1 748,34 ₽. Оплата при получении.');
    for (const part of [
      'от 29 ноября',
      'MANN W 712/75 — Фильтр\n2 шт. × 601 ₽ = 1 202 ₽\nООО «Автоопора», Москва\nБез возврата\n',
      '1 шт. × 546,34 ₽ = 546,34 ₽\nООО «Автоопора»\n\n',
      'Итого: 1 748,34 ₽',
      'Москва, ул. Ленина, 1 (Пункт на Ленина)',
    ]) {
      expect(plain(mail)).toContain(part);
    }
    expect(plain(mail)).toMatch(/Всё будет готово: 1\D+3 декабря\./);
  });

  test('names the roubles to pay beside another currency, and what bonuses paid', () => {
    const inEuros = { ...order, currency: { code: 'EUR', rate: 100, rateDate: '2026-11-28' } } as Order;
    const { sms, mail } = confirmationOf(
      { ...inEuros, total: 1500, payable: 150_000, promo: { code: 'ZIMA10', discount: 100 }, bonus: 248 },
      { lang: 'en', shopUrl: undefined },
    );
    expect(plain(sms)).toContain('€15 (RUB 1,500)');
    expect(plain(mail)).toContain('Promo discount: €1.\n\nPaid with bonuses: €2.48.\n\nTotal: €15 (RUB 1,500).');
  });

  test.each(['ru', 'en', 'ar', 'de'] as const)('in %s holds nothing that the buyer typed', (lang) => {
    const { sms, subject, mail } = confirmationOf(order, { lang, shopUrl: 'https://shop.test' });
    for (const text of [sms, subject, mail]) {
      expect(text).toContain(order.number);
      expect(text).not.toMatch(/Петров|9161234567|Позвоните/);
    }
    expect(mail).toContain('https://shop.test/find-order?number=26-4821-7395');
  });
});
