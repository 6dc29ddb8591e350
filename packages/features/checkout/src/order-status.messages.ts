import { defineMessages } from '@partshop/features/core';

/** The order statuses (D24), named by their codes. */
export const messages = defineMessages('order-status', {
  draft: { text: 'Черновик', note: 'Order status' },
  new: { text: 'Новый', note: 'Order status' },
  'awaiting-payment': { text: 'Ожидает оплаты', note: 'Order status' },
  paid: { text: 'Оплачен', note: 'Order status' },
  ordered: { text: 'Заказан у поставщика', note: 'Order status' },
  'in-transit': { text: 'В пути', note: 'Order status' },
  arrived: { text: 'Прибыл на склад', note: 'Order status' },
  ready: { text: 'Готов к выдаче', note: 'Order status' },
  issued: { text: 'Выдан', note: 'Order status' },
  'cancel-requested': { text: 'Запрошена отмена', note: 'Order status' },
  cancelled: { text: 'Отменён', note: 'Order status' },
  'return-requested': { text: 'Запрошен возврат', note: 'Order status' },
  returned: { text: 'Возвращён', note: 'Order status' },
  refused: { text: 'Отказ поставщика', note: 'Order status' },
});
