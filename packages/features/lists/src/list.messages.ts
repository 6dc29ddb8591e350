import { defineMessages } from '@partshop/features/core';

/** The buttons on cards and pages, which every page may have. */
export const messages = defineMessages('lists', {
  favorite: { text: 'В избранное', note: 'Button: put this article into the wish list' },
  inFavorites: { text: 'В избранном', note: 'The same button once it is there; takes it out' },
  compare: { text: 'Сравнить', note: 'Button: put this article into the list to compare' },
  inCompare: { text: 'В сравнении', note: 'The same button once it is there; takes it out' },
  openCompare: { text: 'Открыть сравнение', note: 'Link beside it, to the page that compares' },
  favoriteArticle: {
    text: 'В избранное: {article}',
    note: 'The same button on one card of many; article is a maker with a part number',
  },
  compareArticle: {
    text: 'Сравнить: {article}',
    note: 'The same button on one card of many; article is a maker with a part number',
  },
});
