import type { AlertKind, LanguageCode } from '@partshop/api-client/contract';

/** What a message says: the article as its maker spells it, what it costs now, its page, and the link that ends the alert. */
export type AlertFacts = { article: string; price: string; page: string; link: string };
type Asked = Pick<AlertFacts, 'article' | 'link'>;

type Texts = {
  /** Of prices. */
  locale: string;
  confirmSubject: (asked: Asked) => string;
  confirm: (asked: Asked) => string;
  subject: Record<AlertKind, (facts: AlertFacts) => string>;
  text: Record<AlertKind, (facts: AlertFacts) => string>;
};

const ru: Texts = {
  locale: 'ru-RU',
  confirmSubject: ({ article }) => `Сообщить о ${article}? — Partshop`,
  confirm: ({ article, link }) =>
    `Partshop: вы просили сообщить о ${article}? Подтвердите: ${link}\nЕсли не вы, ничего делать не нужно.`,
  subject: {
    'in-stock': ({ article }) => `${article} можно купить — Partshop`,
    price: ({ article, price }) => `${article} теперь за ${price} — Partshop`,
  },
  text: {
    'in-stock': ({ article, price, page, link }) =>
      `Partshop: ${article} можно купить, от ${price}: ${page}\nБольше не сообщать: ${link}`,
    price: ({ article, price, page, link }) =>
      `Partshop: ${article} подешевел, теперь от ${price}: ${page}\nБольше не сообщать: ${link}`,
  },
};

const en: Texts = {
  locale: 'en-GB',
  confirmSubject: ({ article }) => `Tell you about ${article}? — Partshop`,
  confirm: ({ article, link }) =>
    `Partshop: did you ask us to tell you about ${article}? Confirm: ${link}\nIf it was not you, there is nothing to do.`,
  subject: {
    'in-stock': ({ article }) => `${article} can be bought — Partshop`,
    price: ({ article, price }) => `${article} now costs ${price} — Partshop`,
  },
  text: {
    'in-stock': ({ article, price, page, link }) =>
      `Partshop: ${article} can be bought, from ${price}: ${page}\nTell me no more: ${link}`,
    price: ({ article, price, page, link }) =>
      `Partshop: ${article} is cheaper, now from ${price}: ${page}\nTell me no more: ${link}`,
  },
};

const ar: Texts = {
  locale: 'ar-EG-u-nu-latn',
  confirmSubject: ({ article }) => `هل نبلغك عن ${article}؟ — Partshop`,
  confirm: ({ article, link }) =>
    `Partshop: هل طلبت أن نبلغك عن ${article}؟ أكّد: ${link}\nإن لم تكن أنت فلا داعي لفعل أي شيء.`,
  subject: {
    'in-stock': ({ article }) => `${article} متوفر للشراء — Partshop`,
    price: ({ article, price }) => `${article} الآن بسعر ${price} — Partshop`,
  },
  text: {
    'in-stock': ({ article, price, page, link }) =>
      `Partshop: ${article} متوفر للشراء، ابتداءً من ${price}: ${page}\nلا تبلغوني بعد الآن: ${link}`,
    price: ({ article, price, page, link }) =>
      `Partshop: انخفض سعر ${article}، الآن ابتداءً من ${price}: ${page}\nلا تبلغوني بعد الآن: ${link}`,
  },
};

const texts: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** The texts of alerts in a language, else in English. */
export const alertTexts = (lang: LanguageCode): Texts => texts[lang] ?? en;
