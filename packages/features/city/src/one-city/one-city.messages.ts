import { defineMessages } from '@partshop/features/core';

/** The texts of the pages of cities with pick-up points, and of the links to them. */
export const messages = defineMessages('city-pages', {
  cities: { text: 'Города', note: 'Breadcrumb: the page where one chooses a city' },
  allCities: {
    text: 'Города с пунктами выдачи',
    note: 'Heading above links to the pages of all cities with pick-up points',
  },
  title: {
    text: 'Автозапчасти в городе {city}: пункты выдачи и сроки доставки',
    note: 'Title of a city’s page',
  },
  heading: { text: 'Автозапчасти в городе {city}', note: 'Heading of a city’s page' },
  description: {
    text: 'Пункты выдачи автозапчастей в городе {city}: адреса, часы работы и сроки доставки.',
    note: 'Description of a city’s page for search engines',
  },
  carTitle: {
    text: 'Запчасти для {car} в городе {city}',
    note: 'Title and heading of a page on parts for a car in a city. {car}: its brand, and model if chosen',
  },
  carDescription: {
    text: 'Запчасти для {car}: цены, сроки и пункты выдачи в городе {city}.',
    note: 'Description of a page on parts for a car in a city, for search engines',
  },
  way: {
    text: 'Доставка с нашего склада — от {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}. К ним добавляется срок самого предложения.',
    note: 'Under the heading of a city: how long the way from our warehouse is',
  },
  noWay: {
    text: 'Наш склад в этом городе: доставка занимает столько, сколько сказано в самом предложении.',
    note: 'Under the heading of the city of our warehouse: the way adds no days to those of an offer',
  },
  points: { text: 'Пункты выдачи', note: 'Heading above the pick-up points of a city' },
  demo: {
    text: 'Пункты выдачи этого магазина вымышлены для демонстрации.',
    note: 'Under the pick-up points of a city: they are invented',
  },
  noPoints: {
    text: 'Для вас в этом городе пока нет пунктов выдачи. Выберите соседний город.',
    note: 'In place of the pick-up points of a city: none serves this client, such as a wholesale one',
  },
  choose: { text: 'Выбрать город {city}', note: 'Button: delivery times are for this city from now on' },
  current: { text: 'Ваш город', note: 'In place of the button «Выбрать город …»: it is chosen already' },
  partsOfCar: { text: 'Все запчасти для этой машины', note: 'Link from a model to its parts' },
});
