import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('posts', {
  articles: { text: 'Статьи', note: 'Heading of the list of articles; also its name in the way to an article' },
  articlesTitle: { text: 'Статьи об автозапчастях и новости магазина', note: 'Title of the list of articles' },
  articlesTitleOfPage: {
    text: 'Статьи об автозапчастях и новости магазина — страница {page}',
    note: 'Title of a further page of the list of articles',
  },
  articlesLead: {
    text: 'Как выбрать и поменять деталь, и что нового в магазине.',
    note: 'Under the heading “Статьи”, and description for search engines',
  },
  noArticles: { text: 'Статей пока нет', note: 'Heading in place of the list of articles' },
  noArticlesText: {
    text: 'Здесь появятся советы о деталях и новости магазина.',
    note: 'Text in place of the list of articles',
  },
  pages: { text: 'Страницы списка статей', note: 'Name of the page numbers for screen readers' },
  previousPage: { text: 'Предыдущая страница', note: 'Link in the page numbers' },
  nextPage: { text: 'Следующая страница', note: 'Link in the page numbers' },
  feed: { text: 'Подписаться на статьи (RSS)', note: 'Link to the feed of the articles' },
  published: { text: 'Опубликовано', note: 'Before a date' },
  updated: { text: 'Обновлено', note: 'Before a date' },
  contents: { text: 'Содержание', note: 'Above the list of sections of a page' },
  goods: { text: 'Детали из статьи', note: 'Heading of the goods that an article is about' },
  from: { text: 'от', note: 'Before the lowest price of a part' },
  notSold: { text: 'Сейчас не продаётся', note: 'In place of the price of a part that nobody offers' },
  allArticles: { text: 'Все статьи', note: 'Link from an article to the list of articles' },
  edit: { text: 'Изменить страницу', note: 'Link to the editor of the text of this page, for editors' },
  preview: {
    text: 'Версия {version}: так её увидят посетители',
    note: 'Heading above the preview of a text for its editor',
  },
  previewText: {
    text: 'Эту страницу видят только редакторы.',
    note: 'Under “Версия {version}: так её увидят посетители”',
  },
});
