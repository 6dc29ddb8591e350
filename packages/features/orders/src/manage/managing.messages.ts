import { defineMessages } from '@partshop/features/core';

/** What managers change in an order. */
export const messages = defineMessages('manage-order', {
  title: { text: 'Менеджеру', note: 'Heading above what a manager may change in an order' },
  client: { text: 'Клиент', note: 'Label before the name of the client who placed the order' },
  clientNumber: { text: '{name}, код {code}', note: 'A client with the shop’s own number of them' },
  guest: { text: 'Без регистрации', note: 'The order was placed without an account' },
  forStaff: {
    text: 'Изменить деталь {article}',
    note: 'Name of the forms of a manager; article is a maker and a number',
  },

  price: { text: 'Изменить цену', note: 'Opens a form of a manager, and its button' },
  pricePerPiece: { text: 'Цена за штуку', note: 'Field of a manager: the price of one piece' },
  amountWrong: { text: 'Напишите сумму в рублях, например 1250,50', note: 'Error of a field for an amount' },
  fallsOnly: {
    text: 'Только снизить: покупатель уже не может отменить сразу. Лишнее вернётся тем же способом, которым он платил.',
    note: 'Why a price can no longer rise, and what happens to what was paid too much',
  },
  mayRise: { text: 'Покупатель получит письмо и сможет отменить.', note: 'Hint of a price that a manager may raise' },

  status: { text: 'Изменить состояние', note: 'Opens a form of a manager, and its button' },
  newStatus: { text: 'Новое состояние', note: 'Field of a manager: the status that an item gets' },
  choose: { text: 'Выберите', note: 'Empty option of a list' },
  choiceMissing: { text: 'Выберите состояние', note: 'Error: no status was chosen' },

  move: { text: 'Перенести в другой заказ', note: 'Opens a form of a manager, and its button' },
  toOrder: { text: 'Заказ', note: 'Field of a manager: the order that an item is moved to' },
  newOrder: { text: 'Новый заказ', note: 'Option: the item is moved to an order of its own' },
  orderOption: { text: '{number} от {date}', note: 'Option: an order by its number and its day' },
  moveText: {
    text: 'Срок и цена останутся. За доставку нового заказа покупатель не платит.',
    note: 'What happens to an item that is moved to another order',
  },

  deliveryCost: { text: 'Стоимость доставки', note: 'Field of a manager' },
  deliveryStatus: { text: 'Состояние деталей', note: 'Field of a manager: the status of all items of an order' },
  unchanged: { text: 'Не менять', note: 'Option of a list: the status stays as it is' },
  saveDelivery: { text: 'Сохранить доставку', note: 'Button of a manager' },

  'order-changed': {
    text: 'Заказ только что изменился. Ниже он такой, как сейчас: проверьте и отправьте ещё раз.',
    note: 'Somebody else changed the order while the manager looked at it',
  },
  'status-changed': { text: 'В этом состоянии так сделать нельзя.', note: 'The status does not allow the change' },
  'price-rise': {
    text: 'Сумма не может вырасти: покупатель уже не может отменить заказ сразу.',
    note: 'Why a sum was not changed',
  },
  'not-movable': {
    text: 'В этот заказ деталь перенести нельзя: он другого покупателя, закрыт, оплачен онлайн или с промокодом.',
    note: 'Why an item was not moved',
  },
});
