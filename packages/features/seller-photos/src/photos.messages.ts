import { defineMessages } from '@partshop/features/core';

/** Pictures that a seller loads in bulk. */
export const messages = defineMessages('seller-photos', {
  title: { text: 'Фото товаров', note: 'Title and heading' },
  lead: {
    text: 'Фото находят свой товар по номеру. Магазин перерисует их на белом фоне: от файла не остаётся ни места съёмки, ни других данных.',
    note: 'Under the heading',
  },
  byList: {
    text: 'Загрузить список адресов из файла',
    note: 'Link to the page where a table of addresses is uploaded',
  },
  byAddress: { text: 'По адресам', note: 'Heading of the form of addresses' },
  rows: { text: 'Номера и адреса', note: 'Field: a line for each picture' },
  rowsHint: {
    text: 'Строка на фото: номер; адрес. Если номер есть у нескольких производителей — производитель; номер; адрес. До {most, number} строк, только https.',
    note: 'Hint of the field of addresses',
  },
  byFiles: { text: 'Файлами', note: 'Heading of the form of files' },
  files: { text: 'Файлы', note: 'Field of files' },
  filesHint: {
    text: 'Имя файла — номер: W71295.jpg, второе фото — W71295_2.jpg, с производителем — MANN-FILTER_W71295.jpg. JPEG, PNG, WebP, AVIF до {size} МБ.',
    note: 'Hint of the field of files',
  },
  choose: { text: 'Выбрать файлы', note: 'Button of the field of files' },
  drop: { text: 'или перетащите их сюда', note: 'Beside the button of the field of files' },
  removeFile: { text: 'Убрать {name}', note: 'Button beside a chosen file' },
  wrongType: { text: '{name} — не картинка', note: 'A chosen file is of another type' },
  wrongSize: { text: '{name} больше {size} МБ', note: 'A chosen file is too large' },
  wrongCount: { text: '{name} — лишний файл', note: 'More files were chosen than are taken at once' },
  send: { text: 'Загрузить', note: 'Button of a form' },
  sending: { text: 'Загружаем…', note: 'A button while its form is sent' },
  started: { text: 'Загружаем. Отчёт ниже пополняется сам.', note: 'After addresses were sent' },
  taken: { text: 'Файлы приняты, отчёт ниже.', note: 'After files were sent' },
  report: { text: 'Последняя загрузка', note: 'Heading of the report' },
  none: { text: 'Загрузок ещё не было.', note: 'In place of the report' },
  counts: {
    text: 'Добавлено: {added, number}. Не добавлено: {refused, number}. Ждут: {waiting, number}.',
    note: 'How many rows of a load there are of each state',
  },
  row: { text: 'Строка', note: 'Before the number of a row' },
  place: { text: '{place, number}-е фото', note: 'Which photo of a part, below the number of a row' },
  added: { text: 'Добавлено', note: 'State of a row' },
  waiting: { text: 'Ждёт', note: 'State of a row' },
  'number-missing': { text: 'Нет номера', note: 'Why a picture was not added' },
  'not-offered': {
    text: 'Такого номера нет в ваших прайсах. Проверьте номер.',
    note: 'Why a picture was not added',
  },
  'many-makers': {
    text: 'Номер есть у нескольких производителей. Укажите, чей он.',
    note: 'Why a picture was not added',
  },
  'address-wrong': { text: 'Адрес написан неверно', note: 'Why a picture was not added' },
  'address-not-https': { text: 'Адрес должен начинаться с https://', note: 'Why a picture was not added' },
  'address-private': { text: 'Адрес ведёт не в интернет', note: 'Why a picture was not added' },
  'address-unknown': { text: 'Такого сайта нет', note: 'Why a picture was not added' },
  'too-many-redirects': {
    text: 'Сайт перенаправляет слишком долго. Возьмите прямой адрес.',
    note: 'Why a picture was not added',
  },
  'not-answered': {
    text: 'Сайт не отдал файл. Откройте адрес в браузере и проверьте.',
    note: 'Why a picture was not added',
  },
  'too-slow': {
    text: 'Сайт отвечал дольше 3 секунд. Попробуйте позже или загрузите файлом.',
    note: 'Why a picture was not added',
  },
  'too-large': { text: 'Файл слишком большой. Уменьшите его.', note: 'Why a picture was not added' },
  'picture-broken': {
    text: 'Это не JPEG, PNG, WebP или AVIF, или файл повреждён',
    note: 'Why a picture was not added',
  },
  'picture-size': {
    text: 'Длинная сторона должна быть от {least} до {most} пикселей',
    note: 'Why a picture was not added',
  },
  'pictures-full': { text: 'У товара уже столько фото, сколько можно', note: 'Why a picture was not added' },
  rowsMissing: { text: 'Вставьте хотя бы одну строку', note: 'What is wrong with the addresses' },
  rowsWrong: {
    text: 'Нет номера или адреса в строках: {lines}',
    note: 'What is wrong with the addresses; {lines} is “2, 5”',
  },
  rowsMany: { text: 'Не больше {most, number} строк за раз', note: 'What is wrong with the addresses' },
  rowLong: { text: 'Номер или адрес слишком длинный', note: 'What is wrong with the addresses' },
  filesMissing: { text: 'Выберите хотя бы один файл', note: 'What is wrong with the files' },
  fileLarge: { text: 'Один из файлов больше {size} МБ', note: 'What is wrong with the files' },
});
