import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('quick-order', {
  title: { text: 'Быстрый заказ', note: 'Title and heading of the page for ordering from a pasted list' },
  lead: {
    text: 'Вставьте список номеров прямо из таблицы: найдём каждую строку и положим всё в корзину сразу.',
    note: 'Under the heading of the page for ordering from a pasted list',
  },
  list: { text: 'Список', note: 'Label of the text area for a list of part numbers' },
  listHint: {
    text: 'В строке номер, а если есть, и производитель, количество, комментарий — в любом порядке, через табуляцию, точку с запятой, запятую или пробелы. До 500 строк.',
    note: 'Hint of the text area for a list of part numbers',
  },
  listShape: {
    text: 'MANN-FILTER; W 712/75; 4',
    note: 'Example of a line of a list: maker, number and quantity; keep as it is',
  },
  editList: { text: 'Изменить список', note: 'Opens the text area with the list that was checked' },
  file: { text: 'Или файл CSV, TXT', note: 'Label of a file field for the list' },
  fileChoose: { text: 'Выберите файл', note: 'Button of the file field' },
  fileDrop: { text: 'или перетащите его сюда', note: 'After “Выберите файл”: or drop it here' },
  fileRemove: { text: 'Убрать файл {name}', note: 'Button beside a chosen file; name is the name of the file' },
  check: { text: 'Проверить список', note: 'Button: finds offers for all lines of the list' },
  checking: { text: 'Проверяем…', note: 'The list is being checked' },
  empty: { text: 'Список пуст. Вставьте строки с номерами.', note: 'Error: the text area is empty' },
  long: {
    text: 'В списке больше 200 000 знаков. Разделите его на части.',
    note: 'Error: the list has too many characters; nothing of it was lost',
  },
  'file-large': { text: 'Файл больше 512 КБ. Разделите список на части.', note: 'Error of the file field' },
  'file-spreadsheet': {
    text: 'Файл XLSX или XLS прочитать не можем. Сохраните его как CSV или скопируйте ячейки и вставьте сюда.',
    note: 'Error of the file field',
  },
  'file-type': {
    text: 'Файл {name} не подходит: нужен CSV или TXT. Из Excel можно скопировать ячейки и вставить.',
    note: 'Error of the file field; name is the name of the file',
  },
  left: {
    text: 'В списке {all, plural, one {# строка} few {# строки} many {# строк} other {# строки}}. Проверили первые {checked}; остальные {left} остались в списке: положите эти в корзину и проверьте их потом.',
    note: 'The list has more lines than can be checked at once',
  },
  columns: { text: 'Как мы поняли колонки', note: 'Opens the choice of what each column of the list holds' },
  columnOf: { text: 'Колонка {place}', note: 'Label of a choice of what a column holds; place is its number' },
  maker: { text: 'Производитель', note: 'A column of the list' },
  number: { text: 'Номер', note: 'A column of the list: part number' },
  qty: { text: 'Количество', note: 'A column of the list' },
  comment: { text: 'Комментарий', note: 'A column of the list' },
  skip: { text: 'Не нужна', note: 'A column of the list that is not used' },
  applyColumns: { text: 'Прочитать заново', note: 'Button: reads the list again by the chosen columns' },
  added: {
    text: 'В корзину {count, plural, one {положена # строка} few {положены # строки} many {положено # строк} other {положено # строки}}',
    note: 'Title of a notice: so many lines were put into the basket',
  },
  addedText: {
    text: 'Остальные ждут здесь: исправьте их и добавьте.',
    note: 'Text of that notice: other lines are left',
  },
  toBasket: { text: 'Перейти в корзину', note: 'Link to the basket' },
  summary: { text: 'Итог по списку', note: 'Heading of the totals of the list' },
  foundOf: { text: '{found} из {all}', note: 'Found lines of all lines of the list' },
  found: { text: 'Найдено строк', note: 'Label before the number of found lines' },
  readiness: { text: 'Всё будет готово', note: 'Delivery time of the slowest line' },
  total: { text: 'Итого', note: 'The sum of the found lines' },
  addAll: {
    text: 'Положить в корзину {count, plural, one {# строку} few {# строки} many {# строк} other {# строки}}',
    note: 'Button: puts all found lines into the basket',
  },
  recheck: { text: 'Проверить заново', note: 'Button: checks the lines again with what was typed into them' },
  nothingFound: {
    text: 'Пока нечего положить в корзину: исправьте строки.',
    note: 'In place of the button: no line is found',
  },
});
