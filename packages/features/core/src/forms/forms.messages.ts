import { defineMessages } from '../localization/messages.ts';

/** Texts that all forms share. */
export const messages = defineMessages('forms', {
  nameWrong: { text: 'Напишите имя: от 2 до {most} знаков', note: 'Error of a name field; {most} is 100' },
  nameMarkup: { text: 'В имени не может быть угловых скобок', note: 'Error of a name field: the signs < and >' },
  phoneMissing: { text: 'Укажите телефон', note: 'Error of an empty phone field' },
  phoneShort: {
    text: '{missing, plural, one {В номере не хватает цифры} few {В номере не хватает # цифр} many {В номере не хватает # цифр} other {В номере не хватает # цифры}}',
    note: 'Error of a phone field: {missing} is the number of digits that are missing',
  },
  phoneWrong: {
    text: 'Такого номера не бывает. Проверьте цифры и код города или оператора',
    note: 'Error of a phone field: a phone number cannot look like this',
  },
  emailWrong: {
    text: 'В адресе почты ошибка. Исправьте его или оставьте поле пустым',
    note: 'Error of an optional e-mail field',
  },
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
  forbiddenTitle: { text: 'Вам это недоступно', note: 'Heading: the current user may not do what the form does' },
  forbiddenText: {
    text: 'У аккаунта, в котором вы сейчас, нет на это прав. Ничего не изменилось.',
    note: 'Under “Вам это недоступно”',
  },
  toLogin: { text: 'Войти', note: 'Link to the login page' },
  retry: { text: 'Повторить', note: 'Button: send the same form again' },
});
