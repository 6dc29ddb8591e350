import type { LanguageCode } from '@partshop/api-client/contract';

type Texts = {
  /** Of days. */
  locale: string;
  invited: (facts: { seller: string; code: string; until: string; link: string | undefined }) => {
    subject: string;
    text: string;
  };
};

const lines = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join('\n');

const ru: Texts = {
  locale: 'ru-RU',
  invited: ({ seller, code, until, link }) => ({
    subject: `${seller} приглашает вас в кабинет продавца Partshop`,
    text: lines(
      `Partshop: ${seller} приглашает вас работать с заказами. Код приглашения: ${code}, действует до ${until}.`,
      link,
    ),
  }),
};

const en: Texts = {
  locale: 'en-GB',
  invited: ({ seller, code, until, link }) => ({
    subject: `${seller} invites you to its seller’s area at Partshop`,
    text: lines(
      `Partshop: ${seller} invites you to work on its orders. The code of the invitation is ${code}, until ${until}.`,
      link,
    ),
  }),
};

const ar: Texts = {
  locale: 'ar-EG-u-nu-latn',
  invited: ({ seller, code, until, link }) => ({
    subject: `يدعوك ${seller} إلى حساب البائع في Partshop`,
    text: lines(`Partshop: يدعوك ${seller} إلى العمل على الطلبات. رمز الدعوة: ${code}، صالح حتى ${until}.`, link),
  }),
};

const texts: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** The texts of mails about a seller's people in a language, else in English. */
export const staffTexts = (lang: LanguageCode): Texts => texts[lang] ?? en;
