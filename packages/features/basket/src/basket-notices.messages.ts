import { defineMessages } from '@partshop/features/core';

/** The basket's toasts on any page. */
export const messages = defineMessages('basket-notices', {
  notices: { text: 'Уведомления', note: 'Name of the page region with short messages' },
  dismiss: { text: 'Закрыть', note: 'Button: close a short message' },
  undo: { text: 'Вернуть', note: 'Button: bring a removed basket line back' },
  retry: { text: 'Повторить', note: 'Button: send a change of the basket again' },
  'now-in-basket': {
    text: 'В корзине {count} шт.',
    note: 'Announced to screen readers after something was added; count is the number of pieces in the basket',
  },
  removed: { text: 'Удалено из корзины', note: 'Message under the number of the goods' },
  'not-enough': { text: 'Осталось только {count} шт.', note: 'Refusal; count is a number of pieces that can be had' },
  'no-more-than': {
    text: 'Можно добавить ещё {count} шт.: в корзине уже {inBasket} из {total}',
    note: 'Refusal',
  },
  'all-in-basket': { text: 'В корзине уже все {count} шт.', note: 'Refusal' },
  'not-multiple': {
    text: 'Продаётся упаковками по {count} шт.',
    note: 'Refusal; count is the number of pieces in a pack',
  },
  'out-of-stock': { text: 'Товар закончился', note: 'Refusal and problem of a basket line' },
  withdrawn: { text: 'Предложение снято с продажи', note: 'Refusal and problem of a basket line' },
  'basket-full': {
    text: 'Корзина заполнена. Оформите заказ или удалите лишние строки.',
    note: 'Refusal: the basket holds no more lines',
  },
  'basket-changed': {
    text: 'Строку уже изменили в другой вкладке. Показываем то, что сохранено.',
    note: 'Refusal: a basket line was changed in another browser tab; the page now shows what is saved',
  },
  'bad-qty': { text: 'Введите целое число от 1 до {max}', note: 'Refusal of a typed quantity' },
  'not-saved': {
    text: 'Не сохранено. Проверьте связь и повторите.',
    note: 'A change of the basket did not reach the server',
  },
});
