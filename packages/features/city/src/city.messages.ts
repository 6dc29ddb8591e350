import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('city', {
  title: { text: 'Выбор города', note: 'Title of the page and the dialog where one chooses a city' },
  description: {
    text: 'Выберите город, чтобы видеть сроки доставки и адреса пунктов выдачи автозапчастей рядом с вами.',
    note: 'Description of the page for search engines',
  },
  subtitle: {
    text: 'От города зависят сроки доставки и пункты выдачи.',
    note: 'Under the heading: why one chooses a city',
  },
  close: { text: 'Закрыть', note: 'Name of the button that closes the dialog' },
  search: { text: 'Город или регион', note: 'Label of the search field' },
  find: { text: 'Найти', note: 'Button of the search field' },
  clear: { text: 'Очистить', note: 'Name of the button that empties the search field' },
  searching: { text: 'Ищем…', note: 'Under the search field while suggestions are on their way' },
  suggested: {
    text: '{count, plural, one {Нашёлся # город} few {Нашлись # города} many {Нашлось # городов} other {Нашлось # города}}',
    note: 'Under the suggestions: how many cities are suggested',
  },
  suggestFailed: {
    text: 'Подсказки не загрузились. Нажмите Enter, чтобы найти город.',
    note: 'Under the search field: suggestions could not be loaded, the search itself may work',
  },
  largest: { text: 'Крупные города', note: 'Heading of the list of the largest cities' },
  nearest: { text: 'Ближайшие города', note: 'Heading of the list of cities near a place on the map' },
  found: { text: 'Найдено по запросу «{text}»', note: 'Heading of the list of found cities; text is what was typed' },
  listed: {
    text: '{count, plural, =0 {Городов не нашлось} one {В списке # город} few {В списке # города} many {В списке # городов} other {В списке # города}}',
    note: 'Read aloud when found or nearest cities have come',
  },
  nothing: { text: 'Города «{text}» мы не нашли', note: 'Heading where nothing was found; text is what was typed' },
  nothingText: {
    text: 'Проверьте, нет ли опечатки, или выберите ближайший крупный город.',
    note: 'Under “Города … мы не нашли”',
  },
  current: { text: 'Ваш город', note: 'Badge of the city that is chosen now' },
  inCountry: { text: '{region}, {country}', note: 'Where a city abroad is: its region, its country' },
  points: {
    text: '{count, plural, =0 {Нет пунктов выдачи} one {# пункт выдачи} few {# пункта выдачи} many {# пунктов выдачи} other {# пункта выдачи}}',
    note: 'How many pick-up points a city or a region has',
  },
  pointsShort: {
    text: '{count, plural, =0 {Нет пунктов} one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}',
    note: 'In the row of a city, beside a map pin: how many pick-up points it has; short',
  },
  pointsIn: {
    text: '{count, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} выдачи: {city}',
    note: 'Name of the link “3 пункта” in the row of a city, which begins with the same words',
  },
  pointsOf: { text: 'Пункты выдачи: {city}', note: 'Heading of the list of pick-up points of a city' },
  noPoints: {
    text: 'В этом городе пока нет наших пунктов выдачи. Заказ можно забрать в соседнем городе.',
    note: 'In place of the pick-up points of a city that has none',
  },
  choose: { text: 'Выбрать город {city}', note: 'Button under the pick-up points of a city that is looked at' },
  wholeCity: { text: 'Показать весь город', note: 'Button: the map goes back from one pick-up point to the city' },
  listFailed: { text: 'Список городов не загрузился.', note: 'In place of the list of cities' },
  pointsFailed: { text: 'Пункты выдачи не загрузились.', note: 'In place of the pick-up points' },
  regionsFailed: { text: 'Регионы доставки не загрузились.', note: 'In place of the list of delivery regions' },
  regions: { text: 'Куда доставляем', note: 'Title of the folded list of delivery regions' },
  regionCount: {
    text: '{count, plural, one {# регион} few {# региона} many {# регионов} other {# региона}}',
    note: 'Beside “Куда доставляем”: to how many regions the shop delivers',
  },
  sameDay: {
    text: 'В тот же день',
    note: 'In the list of delivery regions: from our warehouse to a pick-up point in the same city on the same day',
  },
  locate: { text: 'Моё местоположение', note: 'Button: find the cities near where the visitor is' },
  locateRefused: {
    text: 'Браузер не разрешил узнать, где вы. Разрешите доступ к местоположению в его настройках или выберите город в списке.',
    note: 'The visitor or the browser refused to tell the location',
  },
  locateFailed: {
    text: 'Не получилось определить, где вы. Найдите город по названию.',
    note: 'The device could not tell its location',
  },
  map: { text: 'Карта городов и пунктов выдачи', note: 'Name of the map for screen readers' },
  mapHint: {
    text: 'Нажмите на карту, чтобы увидеть ближайшие города.',
    note: 'Under the map',
  },
  mapFailed: {
    text: 'Карта не загрузилась. Выберите город в списке.',
    note: 'In place of the map; the list of cities stands beside it',
  },
  zoomIn: { text: 'Приблизить', note: 'Name of the button of the map' },
  zoomOut: { text: 'Отдалить', note: 'Name of the button of the map' },
  saving: { text: 'Сохраняем город…', note: 'Read aloud while the chosen city is being saved' },
  chosen: { text: 'Ваш город: {city}', note: 'Read aloud once a city is chosen' },
  notChosen: { text: 'Город не сохранился', note: 'Title of the message that a choice could not be saved' },
  offline: {
    text: 'Магазин не отвечает. Проверьте интернет и выберите город ещё раз.',
    note: 'The network failed while the city was being saved',
  },
  unknown: {
    text: 'Такого города у нас больше нет. Выберите другой из списка.',
    note: 'The server does not know the chosen city',
  },
  tooMany: {
    text: 'Слишком много попыток. Попробуйте через {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
    note: 'The city was changed too often',
  },
  notSaved: { text: 'У нас что-то сломалось. Попробуйте ещё раз.', note: 'The server failed while saving the city' },
});
