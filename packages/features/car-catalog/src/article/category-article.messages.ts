import { defineMessages } from '@partshop/features/core';

/** What editors see to change the text of a category's page. */
export const messages = defineMessages('category-article', {
  edit: { text: 'Изменить текст', note: 'Button in the bar of editors on a category’s page: opens the text editor' },
  saved: { text: 'Текст сохранён', note: 'Beside the button «Изменить текст» once the text is saved' },
  title: { text: 'Текст категории «{category}»', note: 'Heading of the editor’s dialog' },
  close: { text: 'Закрыть', note: 'Button that closes a dialog' },
  cancel: { text: 'Отмена', note: 'Button that closes the editor or a step of it without a change' },
  save: { text: 'Сохранить', note: 'Button: save the text' },
  loadFailed: { text: 'Текст не загрузился', note: 'Heading in place of the editor' },
  loadFailedText: {
    text: 'Проверьте интернет и попробуйте ещё раз.',
    note: 'Text in place of the editor',
  },
  retry: { text: 'Повторить', note: 'Button: try again' },
  pageTitle: { text: 'Заголовок страницы', note: 'Field for the title of a category’s page' },
  pageTitleHint: {
    text: 'Пустое поле — заголовком будет название категории.',
    note: 'Hint of the field «Заголовок страницы»',
  },
  article: { text: 'Статья', note: 'Name of the box in which the text is edited' },
  shown: {
    text: '{count, plural, one {# символ. Посетители видят статью.} few {# символа. Посетители видят статью.} many {# символов. Посетители видят статью.} other {# символа. Посетители видят статью.}}',
    note: 'Under the text, while it is long enough: the number of its visible characters',
  },
  short: {
    text: '{count, plural, one {# символ. Статья видна посетителям от {least} символа.} few {# символа. Статья видна посетителям от {least} символа.} many {# символов. Статья видна посетителям от {least} символа.} other {# символа. Статья видна посетителям от {least} символа.}}',
    note: 'Under a text that is too short to be shown: the number of its visible characters; {least} is 501',
  },
  tooLong: {
    text: 'Статья слишком длинная. Сократите её или разделите на части.',
    note: 'Error: the text is longer than the server takes',
  },
  keptNote: {
    text: 'Таблицы и картинки остаются, как есть: их можно только удалить.',
    note: 'Under a text with tables or pictures',
  },

  tools: { text: 'Оформление', note: 'Name of the bar of buttons above the text' },
  heading2: { text: 'Заголовок', note: 'Button: make the paragraph a heading' },
  heading3: { text: 'Подзаголовок', note: 'Button: make the paragraph a smaller heading' },
  bold: { text: 'Полужирный', note: 'Button: bold text' },
  italic: { text: 'Курсив', note: 'Button: italic text' },
  bulletList: { text: 'Список', note: 'Button: a list with bullets' },
  orderedList: { text: 'Нумерованный список', note: 'Button: a list with numbers' },
  link: { text: 'Ссылка', note: 'Button: add or change a link' },
  undo: { text: 'Отменить правку', note: 'Button: undo the last change' },
  redo: { text: 'Вернуть правку', note: 'Button: redo what was undone' },
  address: { text: 'Адрес ссылки', note: 'Field for where a link leads' },
  addressWrong: {
    text: 'Напишите адрес целиком: https://… или путь на этом сайте: /price/…',
    note: 'Error of the field «Адрес ссылки»',
  },
  setLink: { text: 'Поставить ссылку', note: 'Button beside the field «Адрес ссылки»' },
  removeLink: { text: 'Убрать ссылку', note: 'Button: the text stays, the link goes' },

  unsaved: { text: 'Правки не сохранены', note: 'Heading of the question before the editor closes' },
  unsavedText: {
    text: 'Если закрыть редактор сейчас, они пропадут.',
    note: 'Under «Правки не сохранены»',
  },
  discard: { text: 'Закрыть без сохранения', note: 'Button: lose the changes' },
  goOn: { text: 'Продолжить правку', note: 'Button: return to the text' },

  conflict: { text: 'Пока вы правили, текст изменили', note: 'Heading: another editor saved another text meanwhile' },
  conflictText: {
    text: 'Выберите, какой текст оставить. Ваши правки пока целы.',
    note: 'Under «Пока вы правили, текст изменили»',
  },
  theirs: { text: 'Сохранённый текст', note: 'Heading above the text of the other editor' },
  mine: { text: 'Ваш текст', note: 'Heading above one’s own text' },
  noArticle: { text: 'Статьи нет', note: 'In place of an empty article' },
  takeTheirs: { text: 'Взять сохранённый', note: 'Button: go on with the other editor’s text; one’s own is lost' },
  saveMine: { text: 'Заменить моим', note: 'Button: save one’s own text over the other editor’s' },
});
