import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('consent-banner', {
  title: { text: 'Что нам можно запоминать', note: 'Heading of the banner that asks for consent' },
  text: {
    text: 'Корзине и входу хватает необходимого. С вашего разрешения ещё считаем открытые страницы и время поиска и включаем чат.',
    note: 'Text of the banner that asks for consent to analytics and the chat',
  },
  more: { text: 'Подробнее', note: 'Link to the page about personal data, in the consent banner' },
  necessary: {
    text: 'Только необходимое',
    note: 'Button of the consent banner: refuse all that the shop can do without. As strong as the other button',
  },
  allow: { text: 'Разрешить', note: 'Button of the consent banner: allow analytics and the chat' },
  keep: {
    text: 'Закрыть, ничего не меняя',
    note: 'Label of the cross of the consent banner where a choice was made before',
  },
  nowAll: { text: 'Сейчас разрешено всё.', note: 'Consent banner, opened again: statistics and chat are allowed' },
  nowAnalytics: {
    text: 'Сейчас разрешена только статистика.',
    note: 'Consent banner, opened again: only statistics are allowed',
  },
  nowChat: { text: 'Сейчас разрешён только чат.', note: 'Consent banner, opened again: only the chat is allowed' },
  nowNecessary: {
    text: 'Сейчас — только необходимое.',
    note: 'Consent banner, opened again: neither statistics nor chat are allowed',
  },
});
