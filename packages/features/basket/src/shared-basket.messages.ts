import { defineMessages } from '@partshop/features/core';

/** A basket that somebody shared by a link. */
export const messages = defineMessages('shared-basket', {
  title: { text: 'Подборка запчастей', note: 'Heading of a basket that somebody shared and gave no name' },
  validUntil: {
    text: 'Действует до {date}, цены и наличие — на сейчас.',
    note: 'Under the heading of a shared basket; date is a day',
  },
  own: {
    text: 'Это ваша подборка. Отправьте адрес этой страницы: по нему любой увидит эти товары и сможет положить их себе в корзину.',
    note: 'Said to who shared the basket, on the page that the link leads to',
  },
  send: {
    text: 'Отправить ссылку',
    note: 'Link: opens the window for sharing of the device, or copies the address of the page',
  },
  copied: { text: 'Ссылка скопирована', note: 'Said after the address of the page was copied' },
  revoke: { text: 'Закрыть ссылку', note: 'Button: nobody can open the shared basket any more' },
  take: { text: 'Положить в корзину', note: 'Button: puts the chosen lines of the shared basket into the own one' },
  takeLine: { text: 'Взять {number}', note: 'Checkbox: take this line of the shared basket; number is a part number' },
  nothingChosen: {
    text: 'Отметьте товары, которые хотите взять.',
    note: 'Refusal: no line of the shared basket was chosen',
  },
  withdrawn: { text: 'Этих товаров больше нет в наличии.', note: 'Refusal: none of the chosen lines can be had' },
  failed: { text: 'Не получилось положить товары в корзину. Попробуйте ещё раз.', note: 'Refusal for another reason' },
});
