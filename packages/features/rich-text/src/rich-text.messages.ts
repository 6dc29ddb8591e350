import { defineMessages } from '@partshop/features/core';

/** What the editor of a text says. */
export const messages = defineMessages('rich-text', {
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
});
