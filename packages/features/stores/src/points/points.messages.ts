import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('points', {
  shops: { text: 'Магазины и пункты выдачи', note: 'Title and heading of the page with all pick-up points' },
  shopsDescription: {
    text: 'Адреса и часы работы всех пунктов, где можно забрать заказ автозапчастей, списком и на карте.',
    note: 'Description of the page for search engines',
  },
  count: {
    text: '{points, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} в {cities, plural, one {# городе} few {# городах} many {# городах} other {# города}}',
    note: 'Under the heading: how many pick-up points the shop has, in how many cities',
  },
  search: { text: 'Город или улица', note: 'Label of the field that narrows the list of pick-up points' },
  find: { text: 'Найти', note: 'Button beside the field' },
  showAll: { text: 'Показать все', note: 'Link that ends the narrowing of the list' },
  nothing: {
    text: 'По запросу «{text}» пунктов нет',
    note: 'Heading where no point was found; text is what was typed',
  },
  nothingText: {
    text: 'Проверьте, нет ли опечаток. Если в вашем городе нет нашего пункта, заказ привезёт курьер или СДЭК.',
    note: 'Under “По запросу … пунктов нет”',
  },
  none: { text: 'Пунктов выдачи пока нет', note: 'Heading of the list where the shop has no points at all' },
  wayTo: { text: 'Как добраться', note: 'Link to the way to a pick-up point on a map, on another site' },
  wayToPoint: {
    text: 'Как добраться: {name} (новая вкладка)',
    note: 'Name of the link “Как добраться” for screen readers; name is a pick-up point',
  },
  map: { text: 'Пункты выдачи на карте', note: 'Name of the map for screen readers' },
  mapFailed: { text: 'Карта не загрузилась. Все пункты есть в списке.', note: 'In place of the map' },
  zoomIn: { text: 'Приблизить', note: 'Button of the map' },
  zoomOut: { text: 'Отдалить', note: 'Button of the map' },
  wholeMap: { text: 'Показать все на карте', note: 'Link: the map goes back from one pick-up point to all of them' },
  demo: { text: 'Адреса демонстрационные: таких пунктов нет.', note: 'The points of a demo are not real' },
  delivery: { text: 'Доставка', note: 'Title and heading of the page about delivery' },
  deliveryDescription: {
    text: 'Способы, сроки и стоимость доставки автозапчастей в ваш город, пункты выдачи на карте.',
    note: 'Description of the page for search engines',
  },
  forBasket: {
    text: 'Посчитано для вашей корзины. Точная сумма — при оформлении заказа.',
    note: 'Under the ways of delivery; the basket has goods',
  },
  forParcel: {
    text: 'Посчитано для небольшой посылки. Точная сумма — при оформлении заказа.',
    note: 'Under the ways of delivery; the basket is empty',
  },
  fromStock: {
    text: 'Срок — для товара на нашем складе. Если товар у продавца, его срок поставки прибавляется: он указан у каждого предложения.',
    note: 'Under the ways of delivery',
  },
  costsFailed: {
    text: 'Стоимость доставки сейчас неизвестна. Она будет в корзине и при оформлении заказа.',
    note: 'In place of the ways of delivery, which failed to load',
  },
  points: { text: 'Пункты выдачи', note: 'Heading above the pick-up points of the visitor’s city' },
  noPoints: {
    text: 'В этом городе наших пунктов пока нет: заказ привезёт курьер или СДЭК.',
    note: 'In place of the pick-up points of a city that has none',
  },
  allPoints: { text: 'Пункты в других городах', note: 'Link to the page with all pick-up points' },
  lorries: { text: 'Ближайшие машины', note: 'Heading above the days on which our lorries arrive in the city' },
  lorriesText: {
    text: 'Мы возим заказы своими машинами. В пункты выдачи они приедут:',
    note: 'Above the days on which our lorries arrive in the city',
  },
  terms: { text: 'Как мы доставляем', note: 'Heading of the section with the rules of delivery' },
  termsKeep: {
    text: 'Заказ ждёт вас в пункте выдачи. Пока он не выдан, его можно отменить на его странице.',
    note: 'A rule of delivery',
  },
  termsTold: {
    text: 'О каждом шаге сообщим письмом, а где заказ сейчас, видно на его странице.',
    note: 'A rule of delivery',
  },
  termsCheck: {
    text: 'Осмотрите товар при получении. Вернуть его можно в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}} без объяснения причин, если продавец не указал иного.',
    note: 'A rule of delivery; days is 14',
  },
});
