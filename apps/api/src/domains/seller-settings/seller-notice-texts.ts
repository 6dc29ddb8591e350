import type { LanguageCode } from '@partshop/api-client/contract';

type Texts = {
  locale: string;
  subject: (number: string) => string;
  lead: string;
  line: (article: string, qty: number, sum: string) => string;
  /** The link is absent where the shop does not know its own address. */
  ending: (hours: number, link: string | undefined) => string;
};

const lines = (...texts: (string | undefined)[]): string => texts.filter((text) => text !== undefined).join('\n');

const ru: Texts = {
  locale: 'ru-RU',
  subject: (number) => `Новый заказ ${number} — Partshop`,
  lead: 'У вас заказали:',
  line: (article, qty, sum) => `${article}, ${qty} шт., ${sum}`,
  ending: (hours, link) => lines(`Ответьте за ${hours} часа, чтобы покупатель не ждал.`, link),
};

const en: Texts = {
  locale: 'en-GB',
  subject: (number) => `New order ${number} — Partshop`,
  lead: 'You have sold:',
  line: (article, qty, sum) => `${article}, qty ${qty}, ${sum}`,
  ending: (hours, link) => lines(`Answer within ${hours} hours, so that the buyer need not wait.`, link),
};

const ar: Texts = {
  locale: 'ar-EG-u-nu-latn',
  subject: (number) => `طلب جديد ${number} — Partshop`,
  lead: 'طُلب منك:',
  line: (article, qty, sum) => `${article}، العدد ${qty}، ${sum}`,
  ending: (hours, link) => lines(`أجب خلال ${hours} ساعة حتى لا ينتظر المشتري.`, link),
};

const TEXTS: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** Other languages get English. */
export const sellerNoticeTexts = (lang: LanguageCode): Texts => TEXTS[lang] ?? en;
