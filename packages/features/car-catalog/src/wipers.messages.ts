import { defineMessages } from '@partshop/features/core';

/** The texts of the pages on wiper blades. */
export const messages = defineMessages('wipers', {
  root: { text: 'Щётки стеклоочистителя', note: 'Breadcrumb: the choice of wiper blades by car' },
  rootTitle: {
    text: 'Щётки стеклоочистителя по марке автомобиля',
    note: 'Title and heading: brands of cars to choose from, to find the sizes of wiper blades',
  },
  rootDescription: {
    text: 'Выберите марку и модель — покажем длину каждой щётки, крепление и щётки в продаже.',
    note: 'Under the heading of the list of brands, and its description for search engines',
  },
  title: {
    text: 'Щётки стеклоочистителя для {car}',
    note: 'Title and heading of the wiper blades of a car. {car}: its brand, and model and engine if chosen',
  },
  description: {
    text: 'Щётки стеклоочистителя для {car}: размеры, крепление, цены и сроки доставки.',
    note: 'Description of a page on the wiper blades of a car, for search engines',
  },
  sizes: { text: 'Размеры и крепление', note: 'Heading above the lengths and the connector of a car’s wiper blades' },
  driver: { text: 'Водительская', note: 'The wiper blade on the driver’s side' },
  passenger: { text: 'Пассажирская', note: 'The wiper blade on the passenger’s side' },
  rear: { text: 'Задняя', note: 'The wiper blade of the rear window' },
  length: { text: '{length} мм', note: 'The length of a wiper blade in millimetres' },
  connector: { text: 'Крепление', note: 'How the wiper’s arm holds the blade: before the name of the connector' },
  hook: { text: 'Крючок', note: 'Connector of a wiper blade: hook (J hook, U hook)' },
  hookSign: {
    text: 'Конец рычага загнут крючком, щётка висит на нём.',
    note: 'How to recognise the connector «Крючок»',
  },
  'push-button': { text: 'Кнопка', note: 'Connector of a wiper blade: push button' },
  'push-buttonSign': {
    text: 'Рычаг прямой, в него входит пластина с кнопкой: щётку снимают, нажав на кнопку.',
    note: 'How to recognise the connector «Кнопка»',
  },
  'pinch-tab': { text: 'Боковые защёлки', note: 'Connector of a wiper blade: pinch tab' },
  'pinch-tabSign': {
    text: 'На креплении щётки две защёлки по бокам: щётку снимают, сжав их пальцами.',
    note: 'How to recognise the connector «Боковые защёлки»',
  },
  'side-pin': { text: 'Боковой штырь', note: 'Connector of a wiper blade: side pin' },
  'side-pinSign': {
    text: 'Сбоку на рычаге штырь: щётка надевается на него в стороне от рычага.',
    note: 'How to recognise the connector «Боковой штырь»',
  },
  demo: {
    text: 'Размеры в этом магазине вымышлены для демонстрации. Перед покупкой измерьте свои щётки.',
    note: 'Under the sizes: they are invented',
  },
  blades: { text: 'Щётки {length} мм', note: 'Heading above wiper blades of one length on offer' },
  noBlades: {
    text: 'Щёток такой длины сейчас нет в продаже.',
    note: 'Where no wiper blade of a length is on offer; a link to a search follows',
  },
  search: { text: 'Найти щётки {length} мм', note: 'Link to a search for wiper blades of a length' },
  searchText: {
    text: 'щётка стеклоочистителя {length}',
    note: 'What the link «Найти щётки … мм» searches for, as a visitor would type it',
  },
  unknown: {
    text: 'Размеры щёток для этой модели неизвестны',
    note: 'Heading: nobody knows the sizes of wiper blades',
  },
  unknownText: {
    text: 'Измерьте свои щётки и найдите новые по длине или посмотрите все запчасти для этой машины.',
    note: 'Text where nobody knows the sizes of a car’s wiper blades; a search and a link follow',
  },
  allParts: { text: 'Все запчасти для этой машины', note: 'Link from the wiper blades of a car to all its parts' },
});
