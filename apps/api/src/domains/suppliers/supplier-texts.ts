import type { LanguageCode } from '@partshop/api-client/contract';

type Message = { subject: string; text: string };
type Facts = { company: string; link: string | undefined };
type Texts = {
  /** Of days. */
  locale: string;
  sent: (facts: Facts) => Message;
  asked: (facts: Facts & { reason: string }) => Message;
  accepted: (facts: Facts) => Message;
  refused: (facts: Facts & { reason: string }) => Message;
};

const lines = (...texts: (string | undefined)[]): string => texts.filter((text) => text !== undefined).join('\n');

const ru: Texts = {
  locale: 'ru-RU',
  sent: ({ company, link }) => ({
    subject: 'Заявка поставщика получена',
    text: lines(`Partshop: заявка от ${company} у нас. Ответим письмом. Состояние заявки — на её странице.`, link),
  }),
  asked: ({ company, reason, link }) => ({
    subject: 'Вопрос по заявке поставщика',
    text: lines(
      `Partshop: в заявке от ${company} нужно что-то уточнить.`,
      reason,
      'Исправьте заявку и отправьте её снова.',
      link,
    ),
  }),
  accepted: ({ company, link }) => ({
    subject: 'Заявка поставщика принята',
    text: lines(`Partshop: ${company} теперь поставщик. Кабинет продавца открыт в вашем аккаунте.`, link),
  }),
  refused: ({ company, reason, link }) => ({
    subject: 'Заявка поставщика отклонена',
    text: lines(
      `Partshop: заявку от ${company} отклонили. Причина: ${reason}`,
      'Если это можно исправить, отправьте заявку снова.',
      link,
    ),
  }),
};

const en: Texts = {
  locale: 'en-GB',
  sent: ({ company, link }) => ({
    subject: 'We have your supplier application',
    text: lines(
      `Partshop: we have the application of ${company}. We answer by mail. Its page shows how it stands.`,
      link,
    ),
  }),
  asked: ({ company, reason, link }) => ({
    subject: 'A question about your supplier application',
    text: lines(
      `Partshop: the application of ${company} needs something more.`,
      reason,
      'Correct the application and send it again.',
      link,
    ),
  }),
  accepted: ({ company, link }) => ({
    subject: 'Your supplier application is accepted',
    text: lines(`Partshop: ${company} is a supplier now. The seller’s cabinet is open in your account.`, link),
  }),
  refused: ({ company, reason, link }) => ({
    subject: 'Your supplier application is refused',
    text: lines(
      `Partshop: the application of ${company} was refused. Reason: ${reason}`,
      'If this can be mended, send the application again.',
      link,
    ),
  }),
};

const ar: Texts = {
  locale: 'ar-EG-u-nu-latn',
  sent: ({ company, link }) => ({
    subject: 'وصلنا طلب المورّد',
    text: lines(`Partshop: وصلنا طلب ${company}. نرد عليك بالبريد، وتجد حالة الطلب في صفحته.`, link),
  }),
  asked: ({ company, reason, link }) => ({
    subject: 'سؤال عن طلب المورّد',
    text: lines(`Partshop: نحتاج إلى توضيح في طلب ${company}.`, reason, 'صحّح الطلب وأرسله من جديد.', link),
  }),
  accepted: ({ company, link }) => ({
    subject: 'قُبل طلب المورّد',
    text: lines(`Partshop: أصبحت ${company} موردًا. لوحة البائع مفتوحة في حسابك.`, link),
  }),
  refused: ({ company, reason, link }) => ({
    subject: 'رُفض طلب المورّد',
    text: lines(`Partshop: رُفض طلب ${company}. السبب: ${reason}`, 'إذا أمكن تصحيح ذلك فأرسل الطلب من جديد.', link),
  }),
};

const texts: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** The texts of messages about applications in a language, else in English. */
export const supplierTexts = (lang: LanguageCode): Texts => texts[lang] ?? en;
