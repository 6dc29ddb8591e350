import { defineMessages } from '../localization/messages.ts';

/** Texts that all forms share. */
export const messages = defineMessages('forms', {
  checkForm: { text: 'Проверьте форму', note: 'Heading above the list of errors of a form' },
  tooManyTitle: { text: 'Слишком много попыток', note: 'Heading: the server asks to wait' },
  tooManyText: {
    text: 'Попробуйте снова через {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}. Всё, что вы ввели, сохранено.',
    note: 'Under “Слишком много попыток”',
  },
  offlineTitle: { text: 'Нет связи с магазином', note: 'Heading: no answer came from the server' },
  offlineText: {
    text: 'Проверьте интернет и повторите. Всё, что вы ввели, сохранено.',
    note: 'Under “Нет связи с магазином”',
  },
  failedTitle: { text: 'Что-то сломалось у нас', note: 'Heading: the server failed' },
  failedText: {
    text: 'Мы уже знаем об этом. Повторите через минуту: всё, что вы ввели, сохранено.',
    note: 'Under “Что-то сломалось у нас”',
  },
  signedOutTitle: { text: 'Вы больше не в аккаунте', note: 'Heading: the visitor was logged out meanwhile' },
  signedOutText: { text: 'Войдите ещё раз, чтобы продолжить.', note: 'Under “Вы больше не в аккаунте”' },
  toLogin: { text: 'Войти', note: 'Link to the login page' },
  retry: { text: 'Повторить', note: 'Button: send the same form again' },
});
