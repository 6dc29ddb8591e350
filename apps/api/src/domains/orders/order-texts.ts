import type { DeliveryType, LanguageCode } from '@partshop/api-client/contract';

/** The facts of an order as texts of one language. */
export type OrderFacts = {
  number: string;
  total: string;
  /** The total in roubles, which are paid, where it is shown in another currency. */
  payable: string | undefined;
  /** What the promo code took off, if anything. */
  promo: string | undefined;
  /** What bonuses paid, if any. */
  bonus: string | undefined;
  /** One text per line of the order. */
  lines: string[];
  placedOn: string;
  readyOn: string;
  /** `hours` is empty where there are none; `cost` undefined where it costs nothing. */
  delivery: { type: DeliveryType; place: string; hours: string; cost: string | undefined };
  /** Shows the order after a code from an SMS. */
  link: string | undefined;
  /** Whether it waits for a payment online. */
  isPaidOnline: boolean;
};

type Handover = (readyOn: string, delivery: OrderFacts['delivery']) => string;

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

const handoverRu: Record<DeliveryType, Handover> = {
  point: (readyOn, { place, hours }) =>
    paragraphs(`Всё будет готово: ${readyOn}.`, `Забрать: ${place}. Часы работы: ${hours}. Назовите номер заказа.`),
  courier: (readyOn, { place }) => `Курьер привезёт заказ по вашему адресу (${place}): ${readyOn}.`,
  'cdek-point': (readyOn, { place, hours }) =>
    paragraphs(`Заказ будет в пункте СДЭК: ${readyOn}.`, `Забрать: ${place}. Часы работы: ${hours}.`),
  company: (readyOn, { place }) => `Транспортная компания привезёт заказ на свой терминал (${place}): ${readyOn}.`,
};

const ru: Texts = {
  locale: 'ru-RU',
  pieces: (count, price, sum) => `${count} шт. × ${price} = ${sum}`,
  noReturns: 'Без возврата',
  sms: ({ number, total, payable, isPaidOnline }) =>
    `Partshop: заказ ${number} принят, ${amount(total, payable)}. ${isPaidOnline ? 'Ждём оплату онлайн.' : 'Оплата при получении.'}`,
  subject: ({ number }) => `Заказ ${number} принят — Partshop`,
  mail: ({ number, total, payable, promo, bonus, lines, placedOn, readyOn, delivery, link, isPaidOnline }) =>
    paragraphs(
      'Здравствуйте!',
      `Ваш заказ ${number} от ${placedOn} принят.`,
      ...lines,
      promo && `Скидка по промокоду: ${promo}.`,
      bonus && `Оплачено бонусами: ${bonus}.`,
      `Итого: ${amount(total, payable)}. ${isPaidOnline ? 'Ждём оплату онлайн.' : 'Оплата при получении.'}`,
      delivery.cost && `В том числе доставка: ${delivery.cost}.`,
      handoverRu[delivery.type](readyOn, delivery),
      link && `Посмотреть заказ: ${link}\nПонадобится код из SMS.`,
      'Если вы ничего не заказывали, делать ничего не нужно: кто-то ошибся адресом.',
    ),
};

const handoverEn: Record<DeliveryType, Handover> = {
  point: (readyOn, { place, hours }) =>
    paragraphs(
      `Everything will be ready: ${readyOn}.`,
      `Collect it at: ${place}. Opening hours: ${hours}. Tell them the order number.`,
    ),
  courier: (readyOn, { place }) => `A courier brings the order to your address (${place}): ${readyOn}.`,
  'cdek-point': (readyOn, { place, hours }) =>
    paragraphs(`The order will be at the CDEK point: ${readyOn}.`, `Collect it at: ${place}. Opening hours: ${hours}.`),
  company: (readyOn, { place }) => `A transport company brings the order to its terminal (${place}): ${readyOn}.`,
};

const en: Texts = {
  locale: 'en-GB',
  pieces: (count, price, sum) => `${count} × ${price} = ${sum}`,
  noReturns: 'Cannot be returned',
  sms: ({ number, total, payable, isPaidOnline }) =>
    `Partshop: order ${number} is placed, ${amount(total, payable)}. ${isPaidOnline ? 'We wait for your payment online.' : 'Pay when you collect it.'}`,
  subject: ({ number }) => `Order ${number} is placed — Partshop`,
  mail: ({ number, total, payable, promo, bonus, lines, placedOn, readyOn, delivery, link, isPaidOnline }) =>
    paragraphs(
      'Hello!',
      `Your order ${number} of ${placedOn} is placed.`,
      ...lines,
      promo && `Promo discount: ${promo}.`,
      bonus && `Paid with bonuses: ${bonus}.`,
      `Total: ${amount(total, payable)}. ${isPaidOnline ? 'We wait for your payment online.' : 'You pay when you receive it.'}`,
      delivery.cost && `Delivery included: ${delivery.cost}.`,
      handoverEn[delivery.type](readyOn, delivery),
      link && `See the order: ${link}\nYou will need a code from an SMS.`,
      'If you ordered nothing, there is nothing to do: somebody mistyped an address.',
    ),
};

const handoverAr: Record<DeliveryType, Handover> = {
  point: (readyOn, { place, hours }) =>
    paragraphs(`سيكون كل شيء جاهزًا: ${readyOn}.`, `مكان الاستلام: ${place}. ساعات العمل: ${hours}. اذكر رقم الطلب.`),
  courier: (readyOn, { place }) => `سيوصل المندوب الطلب إلى عنوانك (${place}): ${readyOn}.`,
  'cdek-point': (readyOn, { place, hours }) =>
    paragraphs(`سيكون الطلب في نقطة CDEK: ${readyOn}.`, `مكان الاستلام: ${place}. ساعات العمل: ${hours}.`),
  company: (readyOn, { place }) => `ستوصل شركة النقل الطلب إلى محطتها (${place}): ${readyOn}.`,
};

const ar: Texts = {
  locale: 'ar-EG-u-nu-latn',
  pieces: (count, price, sum) => `${count} × ${price} = ${sum}`,
  noReturns: 'غير قابل للإرجاع',
  sms: ({ number, total, payable, isPaidOnline }) =>
    `Partshop: تم استلام الطلب ${number} بمبلغ ${amount(total, payable)}. ${isPaidOnline ? 'ننتظر دفعك عبر الإنترنت.' : 'الدفع عند الاستلام.'}`,
  subject: ({ number }) => `تم استلام الطلب ${number} — Partshop`,
  mail: ({ number, total, payable, promo, bonus, lines, placedOn, readyOn, delivery, link, isPaidOnline }) =>
    paragraphs(
      'مرحبًا!',
      `تم استلام طلبك ${number} بتاريخ ${placedOn}.`,
      ...lines,
      promo && `خصم الرمز الترويجي: ${promo}.`,
      bonus && `مدفوع بالمكافآت: ${bonus}.`,
      `الإجمالي: ${amount(total, payable)}. ${isPaidOnline ? 'ننتظر دفعك عبر الإنترنت.' : 'الدفع عند الاستلام.'}`,
      delivery.cost && `بما في ذلك التوصيل: ${delivery.cost}.`,
      handoverAr[delivery.type](readyOn, delivery),
      link && `عرض الطلب: ${link}\nستحتاج إلى رمز من رسالة SMS.`,
      'إذا لم تطلب شيئًا فلا داعي لفعل أي شيء: أخطأ أحدهم في العنوان.',
    ),
};

const texts: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** The texts about an order in a language, else in English. */
export const orderTexts = (lang: LanguageCode): Texts => texts[lang] ?? en;
