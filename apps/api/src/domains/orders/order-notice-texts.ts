import type { LanguageCode } from '@partshop/api-client/contract';

/** What a buyer is told of; the other statuses follow from what they do themselves. */
export const TOLD = [
  'paid',
  'ordered',
  'in-transit',
  'arrived',
  'ready',
  'cancelled',
  'refused',
  'returned',
  'cancel-declined',
  'return-declined',
] as const;
export type Told = (typeof TOLD)[number];

export type NoticeFacts = {
  number: string;
  /** Shows the order after a code from an SMS. */
  link: string | undefined;
  /** Ends these messages. */
  stop: string | undefined;
};

export type NoticeTexts = {
  subject: (number: string, told: string) => string;
  /** What happened, as a heading above its lines and as a subject. */
  told: Record<Told, string>;
  /** That the shop changed something else, as a subject. */
  amended: string;
  /** Sums are texts. */
  repriced: (article: string, from: string, to: string) => string;
  /** Days are texts. */
  promised: (article: string, from: string, to: string) => string;
  moved: (article: string, toOrder: string) => string;
  deliveryRepriced: (from: string, to: string) => string;
  /** Of amounts. */
  locale: string;
  line: (article: string, qty: number) => string;
  reason: (reason: string) => string;
  sms: (number: string, told: string) => string;
  ending: (facts: NoticeFacts) => string;
};

const ru: NoticeTexts = {
  subject: (number, told) => `Заказ ${number}: ${told} — Partshop`,
  told: {
    paid: 'оплата получена',
    ordered: 'заказано у поставщика',
    'in-transit': 'в пути',
    arrived: 'прибыло на склад',
    ready: 'готово к выдаче',
    cancelled: 'отменено',
    refused: 'поставщик отказал',
    returned: 'возврат принят',
    'cancel-declined': 'отменить уже нельзя',
    'return-declined': 'возврат не принят',
  },
  amended: 'изменения в заказе',
  repriced: (article, from, to) => `Цена изменилась: ${article}: было ${from}, стало ${to} за штуку.`,
  promised: (article, from, to) => `Срок изменился: ${article}: обещали ${from}, теперь ${to}.`,
  moved: (article, toOrder) => `Деталь ${article} теперь в заказе ${toOrder}.`,
  deliveryRepriced: (from, to) => `Стоимость доставки изменилась: было ${from}, стало ${to}.`,
  locale: 'ru-RU',
  line: (article, qty) => `${article} — ${qty} шт.`,
  reason: (reason) => `Причина: ${reason}`,
  sms: (number, told) => `Partshop: заказ ${number}: ${told}.`,
  ending: ({ link, stop }) =>
    [link && `Посмотреть заказ: ${link}\nПонадобится код из SMS.`, stop && `Больше не писать об этом заказе: ${stop}`]
      .filter(Boolean)
      .join('\n\n'),
};

const en: NoticeTexts = {
  subject: (number, told) => `Order ${number}: ${told} — Partshop`,
  told: {
    paid: 'payment received',
    ordered: 'ordered from the supplier',
    'in-transit': 'on its way',
    arrived: 'arrived at the warehouse',
    ready: 'ready to collect',
    cancelled: 'cancelled',
    refused: 'refused by the supplier',
    returned: 'return accepted',
    'cancel-declined': 'too late to cancel',
    'return-declined': 'return not accepted',
  },
  amended: 'changes in the order',
  repriced: (article, from, to) => `The price of ${article} changed from ${from} to ${to} for one piece.`,
  promised: (article, from, to) => `${article} was promised for ${from} and is promised for ${to} now.`,
  moved: (article, toOrder) => `${article} is in the order ${toOrder} now.`,
  deliveryRepriced: (from, to) => `The cost of delivery changed from ${from} to ${to}.`,
  locale: 'en-GB',
  line: (article, qty) => `${article} × ${qty}`,
  reason: (reason) => `Reason: ${reason}`,
  sms: (number, told) => `Partshop: order ${number}: ${told}.`,
  ending: ({ link, stop }) =>
    [
      link && `See the order: ${link}\nYou will need a code from an SMS.`,
      stop && `No more mails about this order: ${stop}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
};

const ar: NoticeTexts = {
  subject: (number, told) => `الطلب ${number}: ${told} — Partshop`,
  told: {
    paid: 'تم استلام الدفع',
    ordered: 'تم الطلب من المورّد',
    'in-transit': 'في الطريق',
    arrived: 'وصل إلى المستودع',
    ready: 'جاهز للاستلام',
    cancelled: 'تم الإلغاء',
    refused: 'رفض المورّد',
    returned: 'تم قبول الإرجاع',
    'cancel-declined': 'فات أوان الإلغاء',
    'return-declined': 'لم يُقبل الإرجاع',
  },
  amended: 'تغييرات في الطلب',
  repriced: (article, from, to) => `تغيّر سعر القطعة الواحدة من ${article} من ${from} إلى ${to}.`,
  promised: (article, from, to) => `تغيّر موعد ${article}: كان ${from} وأصبح ${to}.`,
  moved: (article, toOrder) => `القطعة ${article} الآن في الطلب ${toOrder}.`,
  deliveryRepriced: (from, to) => `تغيّرت تكلفة التوصيل من ${from} إلى ${to}.`,
  locale: 'ar-EG-u-nu-latn',
  line: (article, qty) => `${article} × ${qty}`,
  reason: (reason) => `السبب: ${reason}`,
  sms: (number, told) => `Partshop: الطلب ${number}: ${told}.`,
  ending: ({ link, stop }) =>
    [link && `عرض الطلب: ${link}\nستحتاج إلى رمز من رسالة SMS.`, stop && `لا مزيد من الرسائل عن هذا الطلب: ${stop}`]
      .filter(Boolean)
      .join('\n\n'),
};

const texts: Partial<Record<LanguageCode, NoticeTexts>> = { ru, en, ar };

/** The texts about changes of an order in a language, else in English. */
export const noticeTexts = (lang: LanguageCode): NoticeTexts => texts[lang] ?? en;
