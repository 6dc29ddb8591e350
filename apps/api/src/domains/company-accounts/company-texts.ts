import type { LanguageCode } from '@partshop/api-client/contract';

type Message = { subject: string; text: string };
type Texts = {
  /** Of amounts and days. */
  locale: string;
  invited: (facts: { company: string; code: string; until: string; link: string | undefined }) => Message;
  /** Sums are texts. */
  asked: (facts: { employee: string; total: string; link: string | undefined }) => Message;
  approved: (facts: { by: string; number: string }) => Message;
  refused: (facts: { by: string; reason: string }) => Message;
};

const lines = (...texts: (string | false | undefined)[]): string => texts.filter(Boolean).join('\n');

const ru: Texts = {
  locale: 'ru-RU',
  invited: ({ company, code, until, link }) => ({
    subject: `${company} приглашает вас делать заказы в Partshop`,
    text: lines(`Partshop: ${company} приглашает вас. Код приглашения: ${code}, действует до ${until}.`, link),
  }),
  asked: ({ employee, total, link }) => ({
    subject: `${employee}: заказ на ${total} ждёт вашего одобрения`,
    text: lines(`Partshop: ${employee} просит одобрить заказ на ${total}.`, link),
  }),
  approved: ({ by, number }) => ({
    subject: `Заказ ${number} одобрен`,
    text: `Partshop: ${by} одобряет ваш заказ. Он оформлен под номером ${number}.`,
  }),
  refused: ({ by, reason }) => ({
    subject: 'Заказ не одобрен',
    text: `Partshop: ${by} не одобряет ваш заказ. Причина: ${reason}\nТовары снова в вашей корзине.`,
  }),
};

const en: Texts = {
  locale: 'en-GB',
  invited: ({ company, code, until, link }) => ({
    subject: `${company} invites you to order at Partshop`,
    text: lines(`Partshop: ${company} invites you. The code of the invitation is ${code}, until ${until}.`, link),
  }),
  asked: ({ employee, total, link }) => ({
    subject: `${employee}: an order of ${total} waits for your approval`,
    text: lines(`Partshop: ${employee} asks you to approve an order of ${total}.`, link),
  }),
  approved: ({ by, number }) => ({
    subject: `Order ${number} is approved`,
    text: `Partshop: ${by} approved your order. It is placed, its number is ${number}.`,
  }),
  refused: ({ by, reason }) => ({
    subject: 'The order is not approved',
    text: `Partshop: ${by} did not approve your order. Reason: ${reason}\nThe goods are in your basket again.`,
  }),
};

const ar: Texts = {
  locale: 'ar-EG-u-nu-latn',
  invited: ({ company, code, until, link }) => ({
    subject: `تدعوك ${company} إلى الطلب من Partshop`,
    text: lines(`Partshop: تدعوك ${company}. رمز الدعوة: ${code}، صالح حتى ${until}.`, link),
  }),
  asked: ({ employee, total, link }) => ({
    subject: `${employee}: طلب بقيمة ${total} ينتظر موافقتك`,
    text: lines(`Partshop: يطلب ${employee} موافقتك على طلب بقيمة ${total}.`, link),
  }),
  approved: ({ by, number }) => ({
    subject: `تمت الموافقة على الطلب ${number}`,
    text: `Partshop: وافق ${by} على طلبك. رقم الطلب ${number}.`,
  }),
  refused: ({ by, reason }) => ({
    subject: 'لم تتم الموافقة على الطلب',
    text: `Partshop: لم يوافق ${by} على طلبك. السبب: ${reason}\nعادت البضائع إلى سلتك.`,
  }),
};

const texts: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** The texts of messages about company accounts in a language, else in English. */
export const companyTexts = (lang: LanguageCode): Texts => texts[lang] ?? en;
