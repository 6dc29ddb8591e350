import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('alerts', {
  stockTitle: {
    text: 'Сообщить о поступлении',
    note: 'Title and heading of a form: a message when the article can be bought',
  },
  priceTitle: {
    text: 'Сообщить, когда подешевеет',
    note: 'Title and heading of a form: a message when the article costs less',
  },
  stockLead: {
    text: 'Напишем, как только его кто-нибудь предложит.',
    note: 'Under the article’s name, in the form that asks for a message when it can be bought',
  },
  priceLead: {
    text: 'Сейчас от {price}. Напишем, когда подешевеет.',
    note: 'Under the article’s name, in the form that asks for a message when it costs less; {price} is its price now',
  },
  price: { text: 'Не дороже', note: 'Label of a field: the highest price, in roubles, that the visitor would pay' },
  crosses: { text: 'Подойдут и аналоги', note: 'Checkbox: other part numbers that can be bought instead count too' },
  crossesHint: {
    text: 'Сообщим и тогда, когда появится замена этого номера',
    note: 'Hint of the checkbox “Подойдут и аналоги”',
  },
  contact: { text: 'Телефон или эл. почта', note: 'Label of the field with the address for the message' },
  contactHint: {
    text: 'Пришлём ссылку, чтобы убедиться, что адрес ваш',
    note: 'Hint of the field with the address for the message',
  },
  contactHintOwn: {
    text: 'На телефон из аккаунта напишем сразу, другой адрес попросим подтвердить',
    note: 'Hint of the field with the address, for who is logged in',
  },
  submit: { text: 'Сообщить мне', note: 'Button of the form that asks for a message' },
  sending: { text: 'Отправляем…', note: 'The button “Сообщить мне” while the answer is awaited' },
  priceWrong: {
    text: 'Укажите цену в рублях, например {example}',
    note: 'Error of the field with a price; {example} is a number',
  },
  contactCountry: {
    text: 'В эту страну мы не отправляем SMS. Укажите эл. почту',
    note: 'Error of the field with the address: the phone is of a country that the shop sends no SMS to',
  },
  articleGone: { text: 'Этого товара больше нет в каталоге', note: 'Error: the article was removed meanwhile' },

  sentTitle: {
    text: 'Осталось подтвердить',
    note: 'Heading after the form was sent: a message with a link is on its way',
  },
  sentText: {
    text: 'Мы отправили ссылку на {contact}. Откройте её и нажмите «Подтвердить»: так никто не подпишет вас без спроса.',
    note: 'Under “Осталось подтвердить”; {contact} is a phone or an e-mail; «Подтвердить» is the name of the button there',
  },
  askedTitle: { text: 'Сообщим', note: 'Heading after the form was sent: nothing else is to be done' },
  askedText: { text: 'Напишем на {contact}.', note: 'Under “Сообщим”; {contact} is a phone' },
  alreadyMet: {
    text: 'Так уже и есть: товар можно купить. Напишем, если он пропадёт или подорожает, а потом вернётся.',
    note: 'Note after the form was sent: what the visitor waits for is so already',
  },
  toArticle: { text: 'Вернуться к товару', note: 'Link to the page of the article' },
  toOwn: {
    text: 'Мои оповещения',
    note: 'Link to the list of messages that the client waits for; also its title and heading',
  },

  answerTitle: { text: 'Оповещение о товаре', note: 'Title and heading of the page that the link in a message opens' },
  waitsStock: {
    text: 'Напишем на {contact}, когда товар можно будет купить.',
    note: 'What a message is about; {contact} is a part of a phone or an e-mail',
  },
  waitsPrice: {
    text: 'Напишем на {contact}, когда товар будет стоить {price} или меньше.',
    note: 'What a message is about; {contact} is a part of a phone or an e-mail, {price} a sum of money',
  },
  confirm: { text: 'Подтвердить', note: 'Button: the address is mine, send the message' },
  end: { text: 'Больше не сообщать', note: 'Button that ends the messages about an article' },
  confirmed: { text: 'Подтверждено. Больше ничего делать не нужно.', note: 'After the button “Подтвердить”' },
  endedTitle: { text: 'Больше не напишем', note: 'Heading after the button “Больше не сообщать”' },
  endedText: {
    text: 'Оповещение о {article} удалено.',
    note: 'Under “Больше не напишем”; {article} is a maker with a part number',
  },
  goneTitle: { text: 'Этого оповещения нет', note: 'Heading: the link of a message is of nothing any more' },
  goneText: {
    text: 'Его уже отключили, или ссылка скопирована не целиком.',
    note: 'Under “Этого оповещения нет”',
  },

  noneTitle: { text: 'Оповещений нет', note: 'Heading where the client waits for no messages' },
  noneText: {
    text: 'На странице товара можно попросить сообщить, когда он появится или подешевеет.',
    note: 'Under “Оповещений нет”',
  },
  kindStock: {
    text: 'Когда появится',
    note: 'In the list: what the client waits for is that the article can be bought',
  },
  kindPrice: { text: 'Когда станет {price} или дешевле', note: 'In the list: what the client waits for is a price' },
  kindStockCrosses: { text: 'Когда появится он или аналог', note: 'The same where other part numbers count too' },
  kindPriceCrosses: {
    text: 'Когда он или аналог станет {price} или дешевле',
    note: 'In the list: what the client waits for is a price, of this or another part number',
  },
  to: { text: 'На {contact}', note: 'In the list: where the message goes; {contact} is a phone or an e-mail' },
  unconfirmed: {
    text: 'Ждёт подтверждения по ссылке',
    note: 'Badge in the list: the link of the message was not followed yet',
  },
  delete: { text: 'Удалить', note: 'Button in the list' },
  deleteOf: {
    text: 'Удалить: {article}',
    note: 'The button “Удалить” for screen readers; {article} is a maker with a part number',
  },
});
