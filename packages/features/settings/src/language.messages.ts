import { defineMessages } from '@partshop/features/core';

/** The offer to switch to the language of the settings. */
export const messages = defineMessages('settings-language', {
  offer: { text: 'Язык страницы', note: 'Name of the bar that offers another language, for screen readers' },
  text: { text: 'В ваших настройках выбран другой язык.', note: 'In the bar; the two links follow' },
  open: {
    text: 'Открыть эту страницу: {language}',
    note: 'Link to the same page in the language of the settings; {language} is its own name, such as English',
  },
  change: { text: 'Изменить язык в настройках', note: 'Link to the settings' },
});
