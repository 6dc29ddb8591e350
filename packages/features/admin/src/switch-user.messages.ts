import { defineMessages } from '@partshop/features/core';

/** The dialog in which an administrator chooses a client to switch to. */
export const messages = defineMessages('switch-user', {
  title: { text: 'Войти как клиент', note: 'Heading of the dialog, and its main button' },
  close: { text: 'Закрыть', note: 'Button that closes the dialog' },
  cancel: { text: 'Отмена', note: 'Button that closes the dialog without doing anything' },
  rules: {
    text: 'Вы увидите магазин глазами клиента на полчаса. Вход и причина записываются; оплатить заказ и сменить пароль нельзя.',
    note: 'What it means to look at the shop as a client',
  },
  query: { text: 'Имя, код или телефон клиента', note: 'Label of the search for clients' },
  find: { text: 'Найти', note: 'Button of the search for clients' },
  found: {
    text: '{count, plural, =0 {Никого не нашли} one {Найден # клиент} few {Найдено # клиента} many {Найдено # клиентов} other {Найдено # клиента}}',
    note: 'How many clients were found',
  },
  tryOther: { text: 'Проверьте написание или попробуйте код клиента.', note: 'Under “Никого не нашли”' },
  client: { text: 'Клиент', note: 'Question above the clients that were found' },
  retail: { text: 'Розница', note: 'Kind of a client' },
  wholesale: { text: 'Опт', note: 'Kind of a client' },
  about: {
    text: 'Код {code} · {kind} · {city}',
    note: 'Under a client’s name: his code, retail or wholesale, his city',
  },
  aboutSeller: {
    text: 'Код {code} · {kind} · {city} · продавец',
    note: 'Under the name of a client who sells: his code, retail or wholesale, his city',
  },
  reason: { text: 'Причина', note: 'Label of the field for the reason' },
  reasonHint: {
    text: 'Например: клиент не видит оптовые цены, обращение 1042',
    note: 'Hint of the field for the reason',
  },
  errors: { text: 'Проверьте форму', note: 'Heading of the list of errors' },
  chooseClient: { text: 'Найдите и выберите клиента', note: 'Error: no client is chosen' },
  writeReason: { text: 'Опишите причину: не меньше 5 знаков', note: 'Error: the reason is missing or too short' },
  noAccess: { text: 'У вас больше нет права входить как клиент.', note: 'Refusal (401, 403)' },
  notFound: {
    text: 'Этого клиента нет, или у него свои права сотрудника: войти как он нельзя.',
    note: 'Refusal (404)',
  },
  tooMany: {
    text: 'Слишком много попыток. Повторите через {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
    note: 'Refusal (429)',
  },
  network: {
    text: 'Нет связи с магазином. Проверьте интернет и повторите.',
    note: 'The call did not reach the server',
  },
  failed: { text: 'Не получилось: ошибка на нашей стороне. Повторите через минуту.', note: 'The server failed' },
  backTitle: { text: 'Возвращаемся', note: 'Heading while the administrator becomes himself again' },
  backText: {
    text: 'Возвращаем вас в вашу учётную запись…',
    note: 'Text while the administrator becomes himself again',
  },
  backFailed: { text: 'Не удалось вернуться', note: 'Heading where the administrator did not become himself again' },
  retry: { text: 'Повторить', note: 'Button: try again' },
});
