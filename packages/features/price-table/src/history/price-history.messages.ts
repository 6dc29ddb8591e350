import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('price-history', {
  low: {
    text: 'За {days} дней цена была от {lowest} до {highest}. Сегодня дёшево.',
    note: 'Above a chart of prices: the lowest and the highest; today’s is near the lowest. {days} is 90',
  },
  usual: {
    text: 'За {days} дней цена была от {lowest} до {highest}. Сегодня как обычно.',
    note: 'Above a chart of prices: the lowest and the highest; today’s is between them. {days} is 90',
  },
  high: {
    text: 'За {days} дней цена была от {lowest} до {highest}. Сегодня дорого.',
    note: 'Above a chart of prices: the lowest and the highest; today’s is near the highest. {days} is 90',
  },
  away: {
    text: 'За {days} дней цена была от {lowest} до {highest}.',
    note: 'Above a chart of prices: the lowest and the highest; there is no price today. {days} is 90',
  },
  same: {
    text: '{days, plural, one {За # день} few {За # дня} many {За # дней} other {За # дня}} цена не менялась: {lowest}.',
    note: 'In place of a chart of prices; {days} is at most 90',
  },
  none: { text: 'За {days} дней этот номер никто не предлагал.', note: 'In place of a chart of prices; {days} is 90' },
  chart: { text: 'Самая низкая розничная цена', note: 'Title of the chart of prices by day' },
  price: { text: 'Цена', note: 'Name of the line in the chart, and head of the column in its table' },
  day: { text: 'День', note: 'Head of the column of days in the table of the chart' },
  table: { text: 'Показать таблицей', note: 'Opens the numbers of the chart as a table' },
  failed: { text: 'Не удалось загрузить цены.', note: 'In place of the chart, before the button “Повторить”' },
  retry: { text: 'Повторить', note: 'Button: load the prices again' },
});
