import { defineMessages } from '@partshop/features/core';

/** The queues of a seller: what waits for an answer, to be shipped, and what buyers ask for. */
export const messages = defineMessages('seller-queues', {
  newTitle: { text: 'Новые заказы', note: 'Title and heading: items that the seller has not answered' },
  waitTitle: { text: 'Ждут отгрузки', note: 'Title and heading: accepted items that the seller has to ship' },
  'return-requestTitle': {
    text: 'Возвраты и отмены',
    note: 'Title and heading: returns and cancellations that buyers ask for',
  },
  newLead: {
    text: 'Ответьте в течение суток: примите всё, часть или откажите. Покупатель сразу увидит ответ.',
    note: 'Under “Новые заказы”',
  },
  waitLead: {
    text: 'Отгрузите до обещанного дня. Если не успеваете, назовите новый срок: покупатель получит письмо.',
    note: 'Under “Ждут отгрузки”',
  },
  'return-requestLead': {
    text: 'На отмену ответьте в течение суток, на возврат — за десять дней. Отказ покупатель увидит вместе с причиной.',
    note: 'Under “Возвраты и отмены”',
  },
  newNone: { text: 'Новых заказов нет', note: 'In place of an empty queue' },
  waitNone: { text: 'Отгружать нечего', note: 'In place of an empty queue' },
  'return-requestNone': { text: 'Запросов нет', note: 'In place of an empty queue' },
  newNoneText: { text: 'Новый заказ появится здесь, как только его оформят.', note: 'Under “Новых заказов нет”' },
  waitNoneText: { text: 'Здесь появится то, что вы примете.', note: 'Under “Отгружать нечего”' },
  'return-requestNoneText': {
    text: 'Здесь появятся просьбы вернуть или отменить товар.',
    note: 'Under “Запросов нет”',
  },
  pages: { text: 'Страницы очереди', note: 'Name of the links to the pages, for screen readers' },
  previous: { text: 'Назад', note: 'Link to the page before' },
  next: { text: 'Дальше', note: 'Link to the next page' },

  today: { text: 'Сегодня', note: 'Heading above what the seller needs to do' },
  items: {
    text: '{count, plural, one {# позиция} few {# позиции} many {# позиций} other {# позиции}}',
    note: 'How many ordered items wait',
  },
  lateItems: {
    text: '{count, plural, one {# просрочена} few {# просрочены} many {# просрочено} other {# просрочены}}',
    note: 'How many of them were not answered or shipped in time',
  },
  nextDeadline: {
    text: 'Ближайший срок {time}',
    note: 'Under a queue: until when the next item must be answered or shipped',
  },
  refusedRows: { text: 'Строки с ошибками', note: 'Link to the upload whose rows were refused' },
  rows: {
    text: '{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}',
    note: 'How many rows were refused',
  },
  ofUploads: {
    text: '{count, plural, =1 {В последней загрузке} one {В # последней загрузке} few {В # последних загрузках} many {В # последних загрузках} other {В # последних загрузках}}',
    note: 'Under the number of refused rows: in how many uploads they are',
  },
  nothing: { text: 'Ничего', note: 'Nothing waits in a queue' },
  prices: { text: 'Прайс-листы', note: 'Name of the state of the price lists' },
  stalePrices: {
    text: '{count, plural, one {# не обновлялся больше недели} few {# не обновлялись больше недели} many {# не обновлялись больше недели} other {# не обновлялись больше недели}}',
    note: 'How many price lists are old',
  },
  freshPrices: { text: 'Все свежие', note: 'No price list is old' },

  order: { text: 'Заказ {number}', note: 'Heading of an order in a queue' },
  city: { text: 'в город {city}', note: 'Where an order goes; a name of a city' },
  pieces: { text: '{qty} шт. по {price}', note: 'How many pieces, and the price of one' },
  piecesOnly: { text: '{qty} шт.', note: 'How many pieces, for who does not see prices' },
  promised: { text: 'Обещано {date}', note: 'The day on which an item is promised to the buyer' },
  accepted: { text: 'Принят', note: 'State of an item that the seller has accepted and not shipped yet' },
  comment: { text: 'Покупатель пишет: {text}', note: 'What the buyer wrote beside an item' },
  answerBy: { text: 'Ответить до {time}', note: 'Until when the seller has to answer' },
  shipBy: { text: 'Отгрузить до {time}', note: 'Until when the seller has to ship' },
  late: { text: 'Просрочено: {time}', note: 'The time until which the seller had to act has passed' },
  reason: { text: 'Причина: {text}', note: 'Why the buyer returns or cancels' },
  noReason: { text: 'Причину покупатель не назвал.', note: 'The buyer gave no reason' },
  freeUntil: {
    text: 'До {date} покупатель вправе вернуть товар надлежащего качества без объяснений.',
    note: 'The law: until that day no reason is needed',
  },

  accept: { text: 'Принять всё', note: 'Button: the seller takes every item of an order' },
  acceptOf: { text: 'Принять всё в заказе {number}', note: 'The same for screen readers' },
  acceptPart: { text: 'Принять часть', note: 'Opens a form, and its button' },
  acceptPartText: {
    text: 'Остальное уйдёт покупателю отказом с вашей причиной.',
    note: 'What happens to the pieces that are not accepted',
  },
  qty: { text: 'Сколько есть', note: 'Field: how many pieces the seller has' },
  qtyWrong: { text: 'Напишите число от 1 до {most}', note: 'Error of the field “Сколько есть”' },
  refuse: { text: 'Отказать', note: 'Opens a form, and its button' },
  refuseText: { text: 'Покупатель получит письмо с этой причиной.', note: 'Under “Отказать”' },
  promise: { text: 'Изменить срок', note: 'Opens a form, and its button' },
  promiseText: { text: 'Покупатель получит письмо с новым сроком.', note: 'Under “Изменить срок”' },
  day: { text: 'Новый день в пункте выдачи', note: 'Field: the day on which the goods will be at the point' },
  dayWrong: { text: 'Выберите день не раньше сегодняшнего и не позже чем через год', note: 'Error of a day' },
  ship: { text: 'Отгрузить всё', note: 'Button: every item of an order is on its way' },
  shipOf: { text: 'Отгрузить всё в заказе {number}', note: 'The same for screen readers' },
  shipOne: { text: 'Отгрузить отдельно', note: 'Opens a form for one item of an order, and its button' },
  parcel: { text: 'Номер посылки или накладной', note: 'Field; the buyer sees it' },
  parcelHint: { text: 'Необязательно. Покупатель увидит его в заказе.', note: 'Hint of the field' },
  printText: {
    text: 'Отметьте товары или печатайте всё, что на странице.',
    note: 'Beside the buttons that print labels and packing lists',
  },
  labels: { text: 'Этикетки', note: 'Button: prints labels with bar codes' },
  packingLists: { text: 'Упаковочные листы', note: 'Button: prints what each parcel holds' },
  print: { text: 'Печатать', note: 'Checkbox beside an item: print its label' },
  printOf: { text: 'Печатать: {article}', note: 'The same for screen readers; {article} is a maker and a number' },
  agreeReturn: { text: 'Принять возврат', note: 'Button' },
  agreeCancel: { text: 'Согласиться на отмену', note: 'Button' },
  decline: { text: 'Отказать', note: 'Opens a form that declines a return or a cancellation, and its button' },
  declineText: { text: 'Покупатель увидит причину в заказе и в письме.', note: 'Under “Отказать”' },
  reasonMissing: { text: 'Напишите причину: её увидит покупатель', note: 'Error: no reason was given' },
  sending: { text: 'Отправляем…', note: 'On a button while its form is sent' },

  'done-accept': { text: 'Принято. Заказ ждёт отгрузки.', note: 'After “Принять всё”' },
  'done-accept-part': { text: 'Часть принята, остальное — отказ.', note: 'After “Принять часть”' },
  'done-refuse': { text: 'Отказ отправлен покупателю.', note: 'After “Отказать”' },
  'done-promise': { text: 'Срок изменён, покупатель получит письмо.', note: 'After “Изменить срок”' },
  'done-ship': { text: 'Отгружено. Покупатель видит, что товар в пути.', note: 'After “Отгрузить”' },
  'done-agree': { text: 'Ответ отправлен: вы согласны.', note: 'After agreeing to a return or a cancellation' },
  'done-decline': { text: 'Ответ отправлен: отказ с причиной.', note: 'After declining one' },

  'order-changed': {
    text: 'Заказ {number} только что изменился, и ничего не отправлено. Ниже очередь такая, как сейчас: проверьте и ответьте ещё раз.',
    note: 'Somebody else changed the order while the seller looked at it',
  },
  'status-changed': {
    text: 'В заказе {number} так сделать уже нельзя: его состояние изменилось.',
    note: 'The status does not allow it',
  },
});
