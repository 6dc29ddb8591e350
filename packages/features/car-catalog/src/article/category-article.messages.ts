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
