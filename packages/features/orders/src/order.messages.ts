import { defineMessages } from '@partshop/features/core';

/** The page of an order. */
export const messages = defineMessages('order', {
  title: { text: 'Заказ {number}', note: 'Heading and title of the page of an order' },
  print: { text: 'Распечатать', note: 'Button that prints the order' },
  repeat: { text: 'Повторить заказ', note: 'Link to the page that repeats the order' },
  allOrders: { text: 'Все заказы', note: 'Link to the list of the client’s orders' },

  whereTitle: { text: 'Где заказ', note: 'Name of the block that says where the ordered parts are now' },
  whereDraft: { text: 'Заказ ещё не оформлен.', note: 'What happens with an order now' },
  whereNew: { text: 'Мы приняли заказ и передаём его продавцу.', note: 'What happens with an order now' },
  whereAwaiting: { text: 'Заказ ждёт оплаты.', note: 'What happens with an order now' },
  wherePaid: { text: 'Заказ оплачен.', note: 'What happens with an order now' },
  whereOrdered: { text: 'Детали заказаны у поставщика.', note: 'What happens with an order now' },
  whereInTransit: { text: 'Детали в пути.', note: 'What happens with an order now' },
  whereArrived: { text: 'Детали на нашем складе.', note: 'What happens with an order now' },
  whereLate: {
    text: 'Обещали {days}, но детали ещё в пути. Уточняем новый срок у продавца.',
    note: 'The promised days of an order are over; days is a day or a range, such as “25–27 ноября”',
  },
  'comes-point': {
    text: 'Забрать можно будет {days}.',
    note: 'After what happens with an order: when it is at the pick-up point; days as above',
  },
  'comes-courier': { text: 'Курьер привезёт {days}.', note: 'The same for an order that a courier brings' },
  'comes-cdek-point': {
    text: 'В пункте СДЭК будет {days}.',
    note: 'The same for an order to a point of the carrier CDEK',
  },
  'comes-company': {
    text: 'На терминале транспортной компании будет {days}.',
    note: 'The same for an order that a transport company takes to its terminal',
  },
  'ready-point': { text: 'Заказ ждёт вас в пункте выдачи. Назовите его номер.', note: 'The order can be collected' },
  'ready-courier': {
    text: 'Заказ собран. Курьер привезёт его по вашему адресу.',
    note: 'The order is about to be brought',
  },
  'ready-cdek-point': {
    text: 'Заказ ждёт вас в пункте СДЭК. Назовите его номер.',
    note: 'The order can be collected at a point of the carrier CDEK',
  },
  'ready-company': {
    text: 'Заказ собран. Транспортная компания привезёт его на свой терминал.',
    note: 'The order is about to be brought to the terminal of a transport company',
  },
  whereIssued: {
    text: 'Заказ у вас. Если деталь не подошла, её можно вернуть — кнопка рядом с деталью.',
    note: 'What happens with an order now',
  },
  whereCancelRequested: {
    text: 'Вы попросили отменить. Ждём ответа продавца.',
    note: 'What happens with an order now',
  },
  whereReturnRequested: {
    text: 'Вы попросили о возврате. Ждём ответа продавца.',
    note: 'What happens with an order now',
  },
  whereCancelled: { text: 'Заказ отменён. Платить не нужно.', note: 'What happened with an order' },
  whereReturned: {
    text: 'Возврат принят. Деньги вернём тем же способом, которым вы платили.',
    note: 'What happened with an order',
  },
  whereRefused: {
    text: 'Продавец не может поставить эти детали. Платить за них не нужно.',
    note: 'What happened with an order',
  },

  items: { text: 'Состав заказа', note: 'Heading of the list of ordered goods' },
  quantityPrice: { text: '{count} шт. × {price}', note: 'Ordered pieces and the price of one' },
  history: { text: 'Что происходит с деталью', note: 'Opens the steps of an item' },
  historyOf: {
    text: 'Что происходит с деталью {article}',
    note: 'Name of the steps of an item; article is a maker and a number',
  },
  stepDone: { text: 'готово', note: 'Read after a step that is over' },
  stepExpected: { text: 'ожидается', note: 'Read after a step that is to come' },
  expected: { text: 'Ожидаем {days}', note: 'When a step is expected; days is a day or a range' },
  bySeller: { text: 'Продавец: {reason}', note: 'What the seller said about a step or a change' },
  byYou: { text: 'Вы: {reason}', note: 'What the buyer said about a step' },
  cancelRefused: { text: 'Отмена отклонена: деталь уже в работе', note: 'The seller refused to cancel an item' },
  cancelWithdrawn: { text: 'Вы отозвали просьбу об отмене', note: 'The buyer no longer wants to cancel an item' },
  returnRefused: { text: 'Возврат отклонён', note: 'The seller refused a return' },
  returnWithdrawn: { text: 'Вы отозвали просьбу о возврате', note: 'The buyer no longer wants to return an item' },
  refund: { text: 'Возвращаем {amount}', note: 'The refund for a returned item; amount is a sum of money' },

  cancel: { text: 'Отменить деталь', note: 'Opens the form that cancels an item at once' },
  cancelText: { text: 'Отменим сразу. Платить за деталь не нужно.', note: 'In the form that cancels an item at once' },
  cancelSubmit: { text: 'Отменить', note: 'Button that cancels an item at once' },
  askCancel: {
    text: 'Попросить об отмене',
    note: 'Opens the form that asks the seller to cancel an item; also its button',
  },
  askCancelText: {
    text: 'Деталь уже в работе, поэтому решает продавец. Ответ появится здесь.',
    note: 'In the form that asks the seller to cancel an item',
  },
  withdrawCancel: { text: 'Не отменять', note: 'Button that withdraws the request to cancel an item' },
  withdrawReturn: { text: 'Не возвращать', note: 'Button that withdraws the request to return an item' },
  giveBack: { text: 'Вернуть деталь', note: 'Opens the form that returns an item' },
  returnFree: {
    text: 'До {date} вернуть можно без объяснения причины. Принесите деталь в пункт выдачи вместе с упаковкой.',
    note: 'In the form that returns an item; date is a day',
  },
  returnLate: {
    text: 'Срок возврата без объяснения причины вышел {date}: напишите, что случилось с деталью, — продавец ответит здесь.',
    note: 'In the form that returns an item after 14 days; date is a day',
  },
  returnSubmit: { text: 'Попросить о возврате', note: 'Button that asks to return an item' },
  returnableUntil: { text: 'Можно вернуть до {date}', note: 'Beside an item; date is a day' },
  sellerRules: { text: 'Правила продавца: {text}', note: 'Beside an item that can be returned: what its seller says' },
  notReturnable: { text: 'Эту деталь вернуть нельзя: продавец предупредил об этом при заказе', note: 'Beside an item' },
  tooLate: { text: 'Срок возврата вышел', note: 'Beside an item that can no longer be returned' },
  notIssued: {
    text: 'Вернуть можно будет после получения, в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}',
    note: 'Beside an item that the buyer has not got yet',
  },
  reason: { text: 'Причина', note: 'Label of the field for the reason of a cancellation or a return' },
  reasonOptional: { text: 'Можно не заполнять', note: 'Hint of the field for a reason' },
  reasonMissing: { text: 'Напишите причину', note: 'Error of the field for the reason of a return' },
  sending: { text: 'Отправляем…', note: 'A button while its answer is awaited' },
  statusChanged: {
    text: 'Состояние детали изменилось, пока вы смотрели. Мы показали новое — проверьте и повторите, если нужно.',
    note: 'The act is no longer possible; the page shows the item as it is now',
  },
  noReturn: { text: 'Эту деталь вернуть нельзя.', note: 'The server refused the return' },

  pickup: { text: 'Где забрать', note: 'Heading above the pick-up point' },
  delivery: { text: 'Доставка', note: 'Heading above the address of a delivery' },
  address: { text: 'Адрес', note: 'Label before the address of the pick-up point' },
  hours: { text: 'Часы работы', note: 'Label before the opening hours of the pick-up point' },
  recipient: { text: 'Получатель', note: 'Heading above the name and phone of the buyer' },
  placedBy: { text: 'Оформил', note: 'Before the name of the employee who placed the order for a company' },
  approvedBy: { text: 'Одобрил', note: 'Before the name of who approved an order above a limit' },
  company: { text: 'Компания', note: 'Before the company that the order is for' },
  comment: { text: 'Комментарий', note: 'Label before the comment of the buyer' },
  importantComment: { text: 'Важный комментарий', note: 'Label before a comment that the shop must read first' },

  update: { text: 'Изменить получателя и комментарий', note: 'Opens the form by which a buyer changes an order' },
  email: { text: 'Эл. почта', note: 'Label of a field of that form' },
  updateSubmit: { text: 'Сохранить', note: 'Button of that form' },
  updateLate: {
    text: 'Заказ уже изменился или передан в работу. Здесь он такой, как сейчас.',
    note: 'The buyer’s change of the order was refused',
  },

  changes: { text: 'Изменения в заказе', note: 'Heading of what the shop changed in an order after it was placed' },
  byManager: { text: 'Менеджер: {reason}', note: 'What a manager said about a change of the order' },
  changedDay: {
    text: 'Срок {article}: обещали {from}, теперь {to}',
    note: 'The seller promises another day; article is a maker and a number',
  },
  changedPrice: {
    text: 'Цена {article}: было {from}, стало {to} за штуку',
    note: 'The shop changed the price of one piece; article is a maker and a number',
  },
  changedDelivery: { text: 'Доставка: было {from}, стало {to}', note: 'The shop changed what the delivery costs' },
  movedOut: { text: '{article} теперь в заказе {number}', note: 'Link: the shop moved an item to another order' },
  movedIn: { text: '{article} — из заказа {number}', note: 'Link: the shop moved an item here from another order' },

  documents: { text: 'Документы', note: 'Heading above the links to documents of the order' },
  invoice: { text: 'Счёт (PDF)', note: 'Link to a file' },
  'delivery-note': { text: 'Накладная (PDF)', note: 'Link to a file: the list of what is handed over' },

  vinTitle: { text: 'Проверка по VIN', note: 'Heading of the form that asks to check the order against a car' },
  vinText: {
    text: 'Продавец сверит детали с вашим автомобилем. Если что-то не подойдёт, он позвонит.',
    note: 'In the form that asks to check the order against a car',
  },
  vin: { text: 'VIN', note: 'Label of the field for a VIN' },
  vinHint: { text: '17 букв и цифр из документов на автомобиль', note: 'Hint of the field for a VIN' },
  vinWrong: { text: 'В VIN 17 букв и цифр, без I, O и Q', note: 'Error of the field for a VIN' },
  vinSubmit: { text: 'Проверить', note: 'Button that asks to check the order against a car' },
  vinAsked: { text: 'Продавец проверит детали для {vin}.', note: 'The check is asked for; vin is a VIN' },
});
