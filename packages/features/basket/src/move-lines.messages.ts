import { defineMessages } from '@partshop/features/core';

/** The form with which a wholesale client moves lines to the basket of a client whom he serves. */
export const messages = defineMessages('basket-move', {
  open: {
    text: 'Передать клиенту',
    note: 'Opens the form that moves the chosen lines of the basket to the basket of another client',
  },
  client: { text: 'Клиент', note: 'Label of the list of clients' },
  choose: { text: 'Выберите клиента', note: 'First option of the list of clients' },
  option: { text: '{name}, {phone}', note: 'Option of the list of clients; phone shows its last digits only' },
  what: {
    text: 'Строки уйдут из вашей корзины, вернуть их нельзя. Клиент увидит розничную цену, ваши комментарии к строкам удалятся.',
    note: 'Above the list of clients and the button that moves the lines for good',
  },
  move: {
    text: '{count, plural, one {Передать # строку} few {Передать # строки} many {Передать # строк} other {Передать # строки}}',
    note: 'Button: moves so many lines of the basket',
  },
  moving: { text: 'Передаём…', note: 'The button while its answer is awaited' },
  moved: {
    text: '{count, plural, one {# строка теперь в корзине клиента {name}} few {# строки теперь в корзине клиента {name}} many {# строк теперь в корзине клиента {name}} other {# строки теперь в корзине клиента {name}}}',
    note: 'After the lines were moved; name is the client’s',
  },
  'refused-gone': {
    text: 'Этих строк в вашей корзине больше нет, или клиент больше не закреплён за вами. Ничего не передано.',
    note: 'Refusal',
  },
  'refused-stock': {
    text: 'Часть товаров закончилась или снята с продажи. Ничего не передано: снимите с них отметку и повторите.',
    note: 'Refusal',
  },
  'refused-full': { text: 'В корзине клиента нет места. Ничего не передано.', note: 'Refusal' },
  'refused-form': { text: 'Выберите клиента, которому передать строки.', note: 'Refusal: no client was chosen' },
  'refused-failed': { text: 'Не передано. Обновите страницу и повторите.', note: 'Refusal' },
});
