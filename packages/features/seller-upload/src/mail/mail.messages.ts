import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('seller-mail', {
  title: { text: 'Загрузка по почте', note: 'Heading: files of price lists that come as attachments of letters' },
  lead: {
    text: 'Пришлите файл CSV или XLSX вложением на адрес прайс-листа. Письма других отправителей магазин не примет.',
    note: 'Under the heading',
  },
  leadClaims: {
    text: 'Пришлите файл CSV или XLSX вложением на этот адрес. Письма других отправителей магазин не примет.',
    note: 'Under the heading, where all files have one address',
  },
  noneClaims: {
    text: 'Адреса пока нет. Скажите, кто будет присылать файлы, и он появится.',
    note: 'A seller has no addresses for letters yet, where all files have one address',
  },
  none: {
    text: 'Адресов пока нет. Скажите, кто будет присылать файлы, и у каждого прайс-листа появится свой адрес.',
    note: 'A seller has no addresses for letters yet',
  },
  noLists: { text: 'Сначала загрузите прайс-лист файлом', note: 'A seller has no price list, and so no address' },
  begin: { text: 'Получить адреса', note: 'Link to the form, and its button: a seller gets addresses for letters' },
  senders: { text: 'Кто может присылать', note: 'Heading of the form: whose letters are taken' },
  changeSenders: { text: 'Изменить отправителей', note: 'Link to the form: whose letters are taken' },
  from: { text: 'Файлы присылают: {senders}', note: 'Whose letters are taken: e-mail addresses' },
  copyOf: { text: 'Скопировать адрес: {list}', note: 'Name of a button, for screen readers' },
  copied: { text: 'Скопировано', note: 'After the button: the address is in the clipboard' },
  selected: { text: 'Адрес выделен: нажмите Ctrl+C', note: 'After the button, where a page may not copy' },
  addressOf: { text: 'Адрес для файлов: {list}', note: 'Heading of the form: what becomes of files of a list' },
  changeOf: { text: 'Изменить, что делать с файлами: {list}', note: 'Name of a link, for screen readers' },
  letters: { text: 'Последние письма', note: 'Heading: the last letters, and what became of them' },
  noLetters: { text: 'Писем ещё не было', note: 'No letter has come yet' },
  cameFrom: { text: '{sender}, {time}', note: 'Who wrote a letter, and when it came' },
  nobody: { text: 'Отправитель не указан', note: 'In place of who wrote a letter' },
  taken: { text: 'Принято', note: 'What became of a letter' },
  refused: { text: 'Не принято', note: 'What became of a letter' },
  'wrong-sender': { text: 'Вы не разрешили этого отправителя', note: 'Why a letter was refused' },
  'not-proved': {
    text: 'Почта не подтвердила, что письмо отправил именно он',
    note: 'Why a letter was refused: who sent it may be forged',
  },
  'no-such-list': { text: 'В адресе нет вашего прайс-листа: скопируйте его ещё раз', note: 'Why a letter was refused' },
  'no-list': { text: 'В письме нет файла CSV или XLSX', note: 'Why a letter was refused' },
  'too-many': {
    text: 'В письме слишком много файлов: их может быть не больше {most, number}',
    note: 'Why a letter was refused',
  },
  several: {
    text: 'В письме несколько файлов, и каждый снял бы то, чего в нём нет: пришлите один',
    note: 'Why a letter was refused',
  },
  file: { text: '{name}: {fault}', note: 'A file of a letter, and why it was not taken' },
  'not-a-list': { text: 'не CSV и не XLSX', note: 'Why a file was not taken' },
  empty: { text: 'пустой файл', note: 'Why a file was not taken' },
  'too-large': { text: 'больше {size, number} МБ', note: 'Why a file was not taken' },
  sendersField: { text: 'Почта отправителей', note: 'Field: e-mail addresses' },
  sendersHint: {
    text: 'По одному адресу в строке, не больше {most, number}. Это почта человека или программы, которая присылает файлы.',
    note: 'Below the field',
  },
  sendersMissing: { text: 'Напишите хотя бы один адрес почты', note: 'What is wrong with the field' },
  sendersWrong: { text: 'Одна из строк — не адрес почты', note: 'What is wrong with the field' },
  sendersMany: { text: 'Адресов больше {most, number}: уберите лишние', note: 'What is wrong with the field' },
  overtakenSenders: {
    text: 'Отправителей только что изменили. Сейчас: {senders}. То, что вы ввели, осталось в форме.',
    note: 'Somebody else changed whose letters are taken',
  },
  overtakenList: {
    text: 'Настройки только что изменили. То, что вы ввели, осталось в форме: сохраните ещё раз, если это верно.',
    note: 'Somebody else changed what becomes of files of a list',
  },
  renew: { text: 'Сменить адреса', note: 'Opens the button below' },
  renewText: {
    text: 'Если адреса узнал кто-то лишний, смените их: на старые письма больше не придут. Новые нужно будет указать там, откуда вы присылаете файлы.',
    note: 'Above the button',
  },
  renewNow: { text: 'Выдать новые адреса', note: 'Button: the old addresses take no letters any more' },
});
