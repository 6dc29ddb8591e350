import {
  MAX_LETTER_LISTS,
  type CLAIM_UPLOADS,
  type LanguageCode,
  type LetterOutcome,
} from '@partshop/api-client/contract';

/** Why a list or claims that should change by themselves did not: the file waits for a person, was refused, or its address is paused. */
export type NoticeReason = 'waits' | 'gone' | 'jumps' | 'columns' | 'refused' | 'paused';

/** Why a letter with lists was refused, or a part of its files. */
export type LetterReason = Exclude<LetterOutcome, 'taken'> | 'files';

type Texts = {
  locale: string;
  subject: (list: string) => string;
  claimSubjects: Readonly<Record<(typeof CLAIM_UPLOADS)[number], string>>;
  reasons: Readonly<Record<NoticeReason, (faults: number) => string>>;
  notChanged: string;
  /** The link is absent where the shop does not know its own address. */
  ending: (link: string | undefined) => string;
  letterSubject: string;
  /** The sender is empty where the letter says nobody. */
  letterCame: (sender: string) => string;
  letters: Readonly<Record<LetterReason, string>>;
  letterEnding: (link: string | undefined) => string;
};

const lines = (...texts: (string | undefined)[]): string => texts.filter((text) => text !== undefined).join('\n');

const ru: Texts = {
  locale: 'ru-RU',
  subject: (list) => `Прайс-лист «${list}» ждёт вас — Partshop`,
  claimSubjects: {
    crosses: 'Файл замен номеров ждёт вас — Partshop',
    fitments: 'Файл применимости ждёт вас — Partshop',
    photos: 'Файл с адресами фото ждёт вас — Partshop',
  },
  reasons: {
    waits: () => 'Пришёл новый файл: он сравнен и ждёт, пока вы его примените.',
    gone: () => 'Новый файл снял бы с продажи больше товаров, чем вы разрешили.',
    jumps: () => 'В новом файле цены изменились больше чем на 30 %.',
    columns: () => 'В новом файле не узнать столбцы.',
    refused: () => 'Новый файл не удалось прочитать.',
    paused: (faults) => `Файл не открылся ${faults} раз подряд: загрузка по адресу остановлена.`,
  },
  notChanged: 'В магазине всё как было.',
  ending: (link) => lines('Проверьте его в кабинете продавца.', link),
  letterSubject: 'Письмо с файлом не принято — Partshop',
  letterCame: (sender) =>
    sender === '' ? 'На ваш адрес для файлов пришло письмо.' : `На ваш адрес для файлов пришло письмо от ${sender}.`,
  letters: {
    'wrong-sender': 'Этого отправителя нет среди тех, кому вы разрешили присылать файлы.',
    'not-proved': 'Почта не подтвердила, что письмо отправил именно он.',
    'no-such-list': 'В адресе нет вашего прайс-листа: скопируйте адрес ещё раз.',
    'no-list': 'К письму не приложен файл CSV или XLSX.',
    'too-many': `Файлов слишком много: в одном письме может быть не больше ${MAX_LETTER_LISTS}.`,
    several: 'Файлов несколько, а каждый снимает с продажи то, чего в нём нет: пришлите один.',
    files: 'Подошли не все файлы: пустые и больше 20 МБ не приняты.',
  },
  letterEnding: (link) => lines('Все письма видны в кабинете продавца.', link),
};

const en: Texts = {
  locale: 'en-GB',
  subject: (list) => `The price list “${list}” waits for you — Partshop`,
  claimSubjects: {
    crosses: 'A file of crosses waits for you — Partshop',
    fitments: 'A file of fitments waits for you — Partshop',
    photos: 'A file of photo addresses waits for you — Partshop',
  },
  reasons: {
    waits: () => 'A new file has come: it was compared, and waits until you apply it.',
    gone: () => 'The new file would withdraw more goods than you allowed.',
    jumps: () => 'In the new file prices have changed by more than 30%.',
    columns: () => 'The columns of the new file cannot be recognised.',
    refused: () => 'The new file could not be read.',
    paused: (faults) => `The file could not be opened ${faults} times in a row: loading it by address is paused.`,
  },
  notChanged: 'Nothing has changed in the shop.',
  ending: (link) => lines('Check it in your seller’s area.', link),
  letterSubject: 'A letter with a file was refused — Partshop',
  letterCame: (sender) =>
    sender === ''
      ? 'A letter has come to your address for files.'
      : `A letter from ${sender} has come to your address for files.`,
  letters: {
    'wrong-sender': 'The sender is not among those whom you allow to send files.',
    'not-proved': 'The mail service could not prove that they sent it.',
    'no-such-list': 'The address names none of your price lists: copy it again.',
    'no-list': 'No CSV or XLSX file is attached.',
    'too-many': `It has too many files: a letter may have up to ${MAX_LETTER_LISTS}.`,
    several: 'It has several files, and each withdraws what it does not list: send one.',
    files: 'Not all files can be used: empty ones, and those larger than 20 MB, were refused.',
  },
  letterEnding: (link) => lines('All letters are shown in your seller’s area.', link),
};

const ar: Texts = {
  locale: 'ar-EG-u-nu-latn',
  subject: (list) => `قائمة الأسعار «${list}» تنتظرك — Partshop`,
  claimSubjects: {
    crosses: 'ملف بدائل الأرقام ينتظرك — Partshop',
    fitments: 'ملف ملاءمة السيارات ينتظرك — Partshop',
    photos: 'ملف عناوين الصور ينتظرك — Partshop',
  },
  reasons: {
    waits: () => 'وصل ملف جديد: قورن وينتظر أن تطبقه.',
    gone: () => 'سيسحب الملف الجديد من البيع سلعًا أكثر مما سمحت به.',
    jumps: () => 'تغيرت الأسعار في الملف الجديد بأكثر من 30٪.',
    columns: () => 'تعذر التعرف على أعمدة الملف الجديد.',
    refused: () => 'تعذرت قراءة الملف الجديد.',
    paused: (faults) => `تعذر فتح الملف ${faults} مرات متتالية: أُوقف تحميله من العنوان.`,
  },
  notChanged: 'لم يتغير شيء في المتجر.',
  ending: (link) => lines('تحقق منها في حساب البائع.', link),
  letterSubject: 'رُفضت رسالة بملف — Partshop',
  letterCame: (sender) =>
    sender === '' ? 'وصلت رسالة إلى عنوانك للملفات.' : `وصلت رسالة من ${sender} إلى عنوانك للملفات.`,
  letters: {
    'wrong-sender': 'المرسل ليس بين من سمحت لهم بإرسال الملفات.',
    'not-proved': 'لم تثبت خدمة البريد أنه هو من أرسلها.',
    'no-such-list': 'العنوان لا يشير إلى أي من قوائم أسعارك: انسخه مرة أخرى.',
    'no-list': 'لا يوجد ملف CSV أو XLSX مرفق.',
    'too-many': `الملفات كثيرة جدًا: تتسع الرسالة لما لا يزيد عن ${MAX_LETTER_LISTS}.`,
    several: 'فيها عدة ملفات وكل منها يسحب من البيع ما ليس فيه: أرسل ملفًا واحدًا.',
    files: 'لم تصلح كل الملفات: رُفضت الفارغة وما يزيد عن 20 ميغابايت.',
  },
  letterEnding: (link) => lines('كل الرسائل ظاهرة في حساب البائع.', link),
};

const TEXTS: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** Other languages get English. */
export const uploadNoticeTexts = (lang: LanguageCode): Texts => TEXTS[lang] ?? en;
