import type { LanguageCode } from '@partshop/api-client/contract';
import type { Channel } from '../messages/index.ts';

type Message = { subject: string; text: string };
type Texts = { contactChanged: (channel: Channel) => Message; deleted: Message };

const ru: Texts = {
  contactChanged: (channel) => ({
    subject: 'Контакты вашего аккаунта Partshop изменены',
    text: `Partshop: ${channel === 'sms' ? 'телефон' : 'адрес почты'} вашего аккаунта изменён. Если это сделали не вы, сразу смените пароль и свяжитесь с нами.`,
  }),
  deleted: {
    subject: 'Ваш аккаунт Partshop удалён',
    text: 'Partshop: аккаунт удалён по вашей просьбе. Если это сделали не вы, свяжитесь с нами.',
  },
};

const en: Texts = {
  contactChanged: (channel) => ({
    subject: 'The contacts of your Partshop account were changed',
    text: `Partshop: the ${channel === 'sms' ? 'phone' : 'e-mail address'} of your account was changed. If that was not you, change the password at once and contact us.`,
  }),
  deleted: {
    subject: 'Your Partshop account was deleted',
    text: 'Partshop: your account was deleted as you asked. If that was not you, contact us.',
  },
};

const ar: Texts = {
  contactChanged: (channel) => ({
    subject: 'تغيّرت جهات الاتصال في حسابك على Partshop',
    text: `Partshop: تغيّر ${channel === 'sms' ? 'رقم الهاتف' : 'عنوان البريد'} في حسابك. إن لم تكن أنت من فعل ذلك فغيّر كلمة المرور فورًا واتصل بنا.`,
  }),
  deleted: {
    subject: 'حُذف حسابك على Partshop',
    text: 'Partshop: حُذف حسابك بناءً على طلبك. إن لم تكن أنت من فعل ذلك فاتصل بنا.',
  },
};

const texts: Partial<Record<LanguageCode, Texts>> = { ru, en, ar };

/** The texts of messages about an account in a language, else in English. */
export const accountTexts = (lang: LanguageCode): Texts => texts[lang] ?? en;
