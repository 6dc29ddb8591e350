import type { LanguageCode } from '@partshop/api-client/contract';

/** The facts of an order as texts of one language. */
export type OrderFacts = {
  number: string;
  total: string;
  /** The total in roubles, which are paid, where it is shown in another currency. */
  payable: string | undefined;
  /** What bonuses paid, if any. */
  bonus: string | undefined;
  /** One text per line of the order. */
  lines: string[];
  placedOn: string;
  readyOn: string;
  place: string;
  hours: string;
  /** Shows the order after a code from an SMS. */
  link: string | undefined;
};

type Texts = {
  /** Of numbers, amounts and days. */
  locale: string;
  pieces: (count: number, price: string, sum: string) => string;
  /** Of a line that cannot be returned. */
  noReturns: string;
  sms: (facts: OrderFacts) => string;
  subject: (facts: OrderFacts) => string;
  mail: (facts: OrderFacts) => string;
};

const paragraphs = (...texts: (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined).join('\n\n');

/** Both currencies, where one pays in the other. */
const amount = (total: string, payable: string | undefined): string =>
  payable === undefined ? total : `${total} (${payable})`;

const ru: Texts = {
  locale: 'ru-RU',
  pieces: (count, price, sum) => `${count} шт. × ${price} = ${sum}`,
  noReturns: 'Без возврата',
  sms: ({ number, total, payable }) =>
    `Partshop: заказ ${number} принят, ${amount(total, payable)}. Оплата при получении.`,
  subject: ({ number }) => `Заказ ${number} принят — Partshop`,
  mail: ({ number, total, payable, bonus, lines, placedOn, readyOn, place, hours, link }) =>
    paragraphs(
      'Здравствуйте!',
      `Ваш заказ ${number} от ${placedOn} принят.`,
      ...lines,
      bonus && `Оплачено бонусами: ${bonus}.`,
      `Итого: ${amount(total, payable)}. Оплата при получении.`,
      `Всё будет готово: ${readyOn}.`,
      `Забрать: ${place}. Часы работы: ${hours}. Назовите номер заказа.`,
      link && `Посмотреть заказ: ${link}\nПонадобится код из SMS.`,
      'Если вы ничего не заказывали, делать ничего не нужно: кто-то ошибся адресом.',
    ),
};

const en: Texts = {
  locale: 'en-GB',
  pieces: (count, price, sum) => `${count} × ${price} = ${sum}`,
  noReturns: 'Cannot be returned',
  sms: ({ number, total, payable }) =>
    `Partshop: order ${number} is placed, ${amount(total, payable)}. Pay when you collect it.`,
  subject: ({ number }) => `Order ${number} is placed — Partshop`,
  mail: ({ number, total, payable, bonus, lines, placedOn, readyOn, place, hours, link }) =>
    paragraphs(
      'Hello!',
      `Your order ${number} of ${placedOn} is placed.`,
      ...lines,
      bonus && `Paid with bonuses: ${bonus}.`,
      `Total: ${amount(total, payable)}. You pay when you collect it.`,
      `Everything will be ready: ${readyOn}.`,
      `Collect it at: ${place}. Opening hours: ${hours}. Tell them the order number.`,
      link && `See the order: ${link}\nYou will need a code from an SMS.`,
      'If you ordered nothing, there is nothing to do: somebody mistyped an address.',
    ),
};

const ar: Texts = {
  locale: 'ar-EG-u-nu-latn',
  pieces: (count, price, sum) => `${count} × ${price} = ${sum}`,
  noReturns: 'غير قابل للإرجاع',
  sms: ({ number, total, payable }) =>
    `Partshop: تم استلام الطلب ${number} بمبلغ ${amount(total, payable)}. الدفع عند الاستلام.`,
  subject: ({ number }) => `تم استلام الطلب ${number} — Partshop`,
  mail: ({ number, total, payable, bonus, lines, placedOn, readyOn, place, hours, link }) =>
    paragraphs(
      'مرحبًا!',
      `تم استلام طلبك ${number} بتاريخ ${placedOn}.`,
      ...lines,
      bonus && `مدفوع بالمكافآت: ${bonus}.`,
      `الإجمالي: ${amount(total, payable)}. الدفع عند الاستلام.`,
      `سيكون كل شيء جاهزًا: ${readyOn}.`,
      `مكان الاستلام: ${place}. ساعات العمل: ${hours}. اذكر رقم الطلب.`,
      link && `عرض الطلب: ${link}\nستحتاج إلى رمز من رسالة SMS.`,
      'إذا لم تطلب شيئًا فلا داعي لفعل أي شيء: أخطأ أحدهم في العنوان.',
    ),
};

const texts: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** The texts about an order in a language, else in English. */
export const orderTexts = (lang: LanguageCode): Texts => texts[lang] ?? en;
