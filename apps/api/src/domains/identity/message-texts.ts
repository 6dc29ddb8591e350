import type { LanguageCode } from '@partshop/api-client/contract';

type Texts = {
  signInCode: (code: string) => string;
  /** Of a code that is sent by mail. */
  codeSubject: string;
  recoveryCode: (code: string) => string;
  recoverySubject: string;
  recoveryMail: (code: string, link: string | undefined) => string;
};

const ru: Texts = {
  signInCode: (code) => `Partshop: ваш код ${code}. Действует 10 минут. Никому его не сообщайте.`,
  codeSubject: 'Ваш код Partshop',
  recoveryCode: (code) => `Partshop: код для смены пароля ${code}. Действует 10 минут. Никому его не сообщайте.`,
  recoverySubject: 'Новый пароль для Partshop',
  recoveryMail: (code, link) =>
    [
      'Здравствуйте!',
      `Ваш код для смены пароля: ${code}. Он действует 10 минут.`,
      ...(link ? [`Или откройте ссылку, она действует полчаса:\n${link}`] : []),
      'Если вы не просили о новом пароле, ничего делать не нужно: прежний пароль остаётся.',
    ].join('\n\n'),
};

const en: Texts = {
  signInCode: (code) => `Partshop: your code is ${code}. It is good for 10 minutes. Tell it to nobody.`,
  codeSubject: 'Your Partshop code',
  recoveryCode: (code) =>
    `Partshop: your code for a new password is ${code}. It is good for 10 minutes. Tell it to nobody.`,
  recoverySubject: 'Your new password for Partshop',
  recoveryMail: (code, link) =>
    [
      'Hello!',
      `Your code for a new password is ${code}. It is good for 10 minutes.`,
      ...(link ? [`Or open this link, which is good for half an hour:\n${link}`] : []),
      'If you did not ask for a new password, there is nothing to do: the old one stays.',
    ].join('\n\n'),
};

const ar: Texts = {
  signInCode: (code) => `Partshop: رمزك هو ${code}. صالح لمدة 10 دقائق. لا تخبر به أحدًا.`,
  codeSubject: 'رمزك في Partshop',
  recoveryCode: (code) => `Partshop: رمز تغيير كلمة المرور هو ${code}. صالح لمدة 10 دقائق. لا تخبر به أحدًا.`,
  recoverySubject: 'كلمة مرور جديدة في Partshop',
  recoveryMail: (code, link) =>
    [
      'مرحبًا!',
      `رمز تغيير كلمة المرور هو ${code}، وهو صالح لمدة 10 دقائق.`,
      ...(link ? [`أو افتح هذا الرابط، وهو صالح لمدة نصف ساعة:\n${link}`] : []),
      'إذا لم تطلب كلمة مرور جديدة فلا داعي لفعل أي شيء: تبقى كلمة المرور السابقة.',
    ].join('\n\n'),
};

const texts: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** The texts of messages in a language, else in English. */
export const messageTexts = (lang: LanguageCode): Texts => texts[lang] ?? en;
