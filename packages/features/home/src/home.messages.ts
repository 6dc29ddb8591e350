import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('home', {
  title: { text: 'Автозапчасти по номеру детали: цены, сроки, наличие', note: 'Title of the home page' },
  titleOfPage: { text: 'Лидеры продаж — страница {page}', note: 'Title of a further page of the best-selling parts' },
  description: {
    text: 'Найдите деталь по номеру, сравните предложения продавцов по цене, сроку и надёжности и заберите заказ в пункте выдачи. Оплата при получении.',
    note: 'What search engines show of the home page',
  },
  heading: { text: 'Найдём деталь по номеру', note: 'Heading of the home page, above the search field' },
  lead: {
    text: 'Введите номер с детали или из каталога — покажем предложения продавцов, замены и аналоги.',
    note: 'Under the heading of the home page',
  },
  examples: { text: 'Например:', note: 'Before links with part numbers to try' },

  byCar: { text: 'По автомобилю', note: 'Heading of the link to the choice of a car' },
  byCarText: {
    text: 'Выберите марку, модель и двигатель — покажем только то, что подходит.',
    note: 'Under “По автомобилю”',
  },
  catalogue: { text: 'Каталог', note: 'Heading of the link to the categories of parts' },
  catalogueText: {
    text: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}} по категориям.',
    note: 'Under “Каталог”; count is the number of articles on offer',
  },

  factsTitle: { text: 'Магазин в цифрах', note: 'Name of the line of counts under the search, for screen readers' },
  offersCount: {
    text: '{count, plural, one {# предложение} few {# предложения} many {# предложений} other {# предложения}}',
    note: 'In the line of counts under the search',
  },
  sellersCount: {
    text: '{count, plural, one {# продавец} few {# продавца} many {# продавцов} other {# продавца}}',
    note: 'In the line of counts under the search',
  },
  pointsCount: {
    text: '{count, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} выдачи в {cities, plural, one {# городе} few {# городах} many {# городах} other {# города}}',
    note: 'In the line of counts under the search: pick-up points and their cities',
  },

  goodsCount: {
    text: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    note: 'On the card of a category: the number of its articles on offer',
  },

  overdue: { text: 'Просроченный платёж: {amount}', note: 'Link to the page on debts; amount is a sum of roubles' },
  quickOrder: { text: 'Быстрый заказ', note: 'Link of wholesale clients to the page for ordering from a pasted list' },
  orders: { text: 'Мои заказы', note: 'Link to the client’s orders' },

  basketRest: {
    text: 'В корзине {count, plural, one {# товар ждёт} few {# товара ждут} many {# товаров ждут} other {# товара ждут}} оформления',
    note: 'Link to the basket, for who comes back to the shop; count is a number of pieces',
  },
  basketEmpty: { text: 'Корзина', note: 'The same link after the basket was emptied' },

  categories: { text: 'Категории', note: 'Heading of the main categories with their pictures' },

  goodsPages: { text: 'Для любого автомобиля', note: 'Heading of goods for any car, such as oils and tools' },
  newGoods: { text: 'Новинки', note: 'Link to what came into the catalogue last' },
  inStock: { text: 'Всё, что в наличии', note: 'Link to the goods that a warehouse near by has' },
  makers: { text: 'Производители', note: 'Link to the makers of parts and goods' },
  news: { text: 'Новости', note: 'Heading of the latest news of the shop' },
  allNews: { text: 'Все статьи', note: 'Link from the latest news to the list of articles' },

  topSales: { text: 'Лидеры продаж', note: 'Heading of the best-selling parts' },
  topSalesOfPage: {
    text: 'Лидеры продаж: страница {page}',
    note: 'Heading of a further page of the best-selling parts',
  },
  salesFailed: {
    text: 'Лидеры продаж не загрузились',
    note: 'In place of the best-selling parts when they could not be loaded',
  },
  salesFailedText: {
    text: 'Поиск работает: найдите деталь по номеру или названию.',
    note: 'Under “Лидеры продаж не загрузились”',
  },
  noSales: { text: 'Каталог пока пуст', note: 'In place of the best-selling parts when there are none' },
  noSalesText: {
    text: 'Товары появятся, когда продавцы загрузят первые прайс-листы.',
    note: 'Under “Каталог пока пуст”',
  },
  pages: { text: 'Страницы лидеров продаж', note: 'Name of the page numbers for screen readers' },
  previousPage: { text: 'Предыдущая страница', note: 'Link in the page numbers' },
  nextPage: { text: 'Следующая страница', note: 'Link in the page numbers' },

  howTitle: { text: 'Как это работает', note: 'Heading of the three steps of a purchase' },
  howFind: { text: 'Найдите номер', note: 'First step of a purchase' },
  howFindText: {
    text: 'Он есть на самой детали, на упаковке и в каталоге. Пробелы и дефисы не важны.',
    note: 'First step of a purchase',
  },
  howCompare: { text: 'Сравните предложения', note: 'Second step of a purchase' },
  howCompareText: {
    text: 'Цена, срок, наличие и то, как часто склад отгружает вовремя, — рядом у каждого продавца.',
    note: 'Second step of a purchase',
  },
  howReceive: { text: 'Заберите и оплатите', note: 'Third step of a purchase' },
  howReceiveText: {
    text: 'Оформите заказ без регистрации: нужны имя, телефон и пункт выдачи.',
    note: 'Third step of a purchase',
  },
});
