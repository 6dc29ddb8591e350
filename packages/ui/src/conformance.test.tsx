import type { ElementType } from 'react';
import { describe, expect, it } from 'vitest';
import * as icons from './icons.ts';
import { gridTexts } from './data-grid/testing/offer-grid.tsx';
import { storyTexts } from './gallery/story-pictures.ts';
import * as ui from './index.ts';
import { makeOfferTexts, storyColumns, storyLabels } from './offer-table/testing/story-offers.ts';
import { describeConformance, describeRef } from './testing/describe-conformance.tsx';

const icon = <ui.Check />;
const trigger = <ui.Button>Ещё</ui.Button>;
const modalTexts = { title: 'Фильтры', dismissLabel: 'Закрыть', isOpen: false, onDismiss: () => undefined };
const calendarTexts = { locale: 'ru', today: '2026-06-15' };
const turns = { previous: 'Назад', next: 'Вперёд' };
const texts = { label: 'Количество', name: 'qty' };

/** Components that can leave their style to a parent. */
const CAN_BE_BARE = [
  'Badge',
  'Button',
  'ButtonLink',
  'CheckboxField',
  'DeliveryPromise',
  'FitVerdict',
  'IconButton',
  'OrderStatus',
  'QuantityStepper',
];

/** Every component with its minimal props. */
const cases: Record<string, object> = {
  Accordion: { items: [{ id: 'terms', title: 'Сроки', content: 'Три дня' }] },
  Alert: { tone: 'info', children: 'Цены обновились' },
  ArticleName: { maker: 'MANN-FILTER', number: 'W 712/75' },
  Avatar: { name: 'Ирина Соколова', locale: 'ru' },
  BackToTop: { label: 'Наверх' },
  Badge: { children: 'Демо' },
  BarChart: {
    label: 'Заказы',
    categories: ['Москва'],
    series: [{ label: 'Заказы', values: [12] }],
    texts: { table: 'Таблица', empty: 'Данных пока нет', category: 'Склад' },
    locale: 'ru',
  },
  Breadcrumbs: { label: 'Вы здесь', items: [{ label: 'Главная', href: '/' }, { label: 'Корзина' }] },
  Button: { children: 'Найти' },
  ButtonLink: { children: 'Найти', href: '/search' },
  CarCard: { name: 'Škoda Octavia' },
  CarPicker: { label: 'Машина', items: [], texts: {} },
  CarPickerForm: { label: 'Машина', action: '/parts', items: [], submitLabel: 'Показать' },
  CarSilhouette: {},
  Card: { children: 'Заказ' },
  CheckboxField: { label: 'В наличии', name: 'in-stock' },
  CheckboxGroup: { label: 'Как сообщить', name: 'notify', items: [{ value: 'sms', label: 'SMS' }] },
  Chip: { children: 'MANN-FILTER' },
  ChipLink: { children: 'Масляные фильтры', href: '?category=oil' },
  ChoiceChip: { label: 'MANN-FILTER', name: 'brand', value: 'mann' },
  CodeField: { label: 'Код', name: 'code' },
  CompareTable: { label: 'Сравнение', items: [], rows: [], texts: {} },
  DataGrid: {
    label: 'Предложения',
    columns: [{ id: 'number', label: 'Номер', cell: () => 'W 712/75' }],
    rows: [{ id: 1 }],
    rowKey: () => '1',
    locale: 'ru',
    texts: gridTexts,
  },
  DataTable: {
    label: 'Предложения',
    columns: [{ id: 'number', label: 'Номер', cell: () => 'W 712/75' }],
    rows: [{ id: 1 }],
    rowKey: () => '1',
    locale: 'ru',
  },
  DatePicker: { ...texts, ...calendarTexts, texts: { ...turns, calendar: 'Выбрать дату' } },
  DateRangeDialog: {
    ...modalTexts,
    ...calendarTexts,
    texts: {
      ...turns,
      presets: 'Периоды',
      from: 'С',
      to: 'По',
      firstDay: 'Выберите первый день',
      lastDay: 'Выберите последний день',
      apply: 'Показать',
      reset: 'Сбросить',
    },
    onApply: () => undefined,
  },
  DateTime: { value: '2026-06-15', locale: 'ru', timeZone: 'UTC' },
  DefinitionList: { items: [{ term: 'Высота', value: '79 мм' }] },
  DeliveryPromise: { term: { minDays: 3 }, locale: 'ru' },
  DiagramViewer: { label: 'Тормоз', drawing: icon, width: 4, height: 3, items: [], texts: {}, locale: 'ru' },
  Dialog: modalTexts,
  Drawer: modalTexts,
  EmptyState: { title: 'Пусто' },
  ErrorState: { title: 'Ошибка' },
  FileDrop: {
    ...texts,
    locale: 'ru',
    texts: { choose: 'Выберите файл', remove: () => 'Убрать', refusal: () => 'Не подходит' },
  },
  FilterPanel: {
    label: 'Фильтры',
    action: '/filters',
    items: [{ kind: 'switch', name: 'stock', label: 'В наличии' }],
    selected: {},
    texts: { open: 'Фильтры', close: 'Закрыть', apply: 'Показать' },
    locale: 'ru',
  },
  FitVerdict: { verdict: 'fits', label: 'Подходит' },
  Form: { children: 'Поля' },
  FormErrorSummary: { title: 'Проверьте форму', errors: [{ fieldId: 'name', message: 'Нет имени' }] },
  FormSection: { label: 'Получатель', children: 'Поля' },
  Gallery: { label: 'Фильтр', items: [], sizes: '88px', texts: storyTexts, locale: 'ru' },
  IconButton: { label: 'Закрыть', children: icon },
  LineChart: {
    label: 'Заказы',
    categories: ['янв', 'фев'],
    series: [{ label: 'Заказы', values: [12, 18] }],
    texts: { table: 'Таблица', empty: 'Данных пока нет', category: 'Месяц' },
    locale: 'ru',
  },
  Link: { href: '/delivery', children: 'Доставка' },
  LiveRegion: { announcement: undefined },
  Menu: {
    label: 'Заказ',
    trigger,
    items: [{ id: 'order', items: [{ id: 'print', label: 'Печать', href: '/print' }] }],
  },
  Money: { amount: 100, currency: 'RUB', locale: 'ru' },
  OrderProgress: { label: 'Ход заказа', items: [], status: 'new', doneLabel: 'пройдено' },
  OrderStatus: { status: 'new', label: 'Новый' },
  OfferBoxes: { groups: [], labels: storyLabels },
  OfferForm: { offer: makeOfferTexts(), action: '/basket' },
  OfferTable: { caption: 'Предложения', columns: storyColumns, groups: [], labels: storyLabels },
  OrderTotals: { items: [], total: { term: 'Итого', value: '649 ₽' } },
  PageHeading: { title: 'Корзина' },
  Pagination: {
    label: 'Страницы',
    page: 1,
    pageCount: 2,
    hrefFor: (page: number) => `?page=${page}`,
    previousLabel: 'Назад',
    nextLabel: 'Вперёд',
  },
  PartImage: { alt: 'Фильтр' },
  PartNumber: { children: 'W 712/75' },
  PasswordField: {
    ...texts,
    autoComplete: 'current-password',
    texts: { show: 'Показать', hide: 'Скрыть', showPassword: 'Показать пароль', hidePassword: 'Скрыть пароль' },
  },
  PhoneField: { ...texts, country: 'RU', callingCode: '7' },
  Popover: { label: 'Сроки', trigger, children: 'Три дня' },
  ProductCard: {
    maker: 'MANN-FILTER',
    number: 'W 712/75',
    href: '/price/w71275',
    name: 'Фильтр',
    picture: icon,
    price: '649 ₽',
  },
  ProductGrid: { children: null },
  ProgressBar: { label: 'Загрузка прайса' },
  PromoField: { ...texts, state: { status: 'idle' }, texts: { apply: 'Применить', remove: 'Убрать' } },
  Quantity: { value: 4, unit: 'шт.', locale: 'ru' },
  QuantityStepper: { ...texts, decreaseLabel: 'Меньше', increaseLabel: 'Больше' },
  RadioCards: { label: 'Оплата', name: 'payment', items: [{ value: '1', label: 'При получении' }] },
  RadioGroup: { label: 'Оплата', name: 'payment', items: [{ value: '1', label: 'При получении' }] },
  SearchField: { ...texts, items: [], clearLabel: 'Очистить' },
  SearchForm: { ...texts, action: '/search', submitLabel: 'Найти' },
  SegmentedLinks: { label: 'Вид', items: [{ href: '?view=box', label: 'Карточки', isCurrent: true }] },
  SelectField: { ...texts, items: [{ value: '1', label: 'Один' }] },
  SeriesCard: { name: 'Octavia', href: '/skoda/octavia' },
  ShareChart: {
    label: 'Продажи',
    items: [{ label: 'Фильтры', value: 12 }],
    texts: { table: 'Таблица', empty: 'Данных пока нет', category: 'Раздел', value: 'Продажи' },
    locale: 'ru',
  },
  Skeleton: {},
  SkipLink: { href: '#main', children: 'К содержанию' },
  Stepper: { label: 'Заказ', items: [{ label: 'Корзина', state: 'current' }] },
  StickyBar: { children: '649 ₽', actions: trigger },
  Switch: texts,
  Tabs: { label: 'Деталь', items: [{ id: 'specifications', label: 'Характеристики', panel: 'Высота 79 мм' }] },
  TextAreaField: texts,
  TextField: texts,
  Timeline: { label: 'Заказ', items: [{ id: 'paid', title: 'Оплачен', state: 'done' }] },
  ToastRegion: { label: 'Сообщения', items: [], onDismiss: () => undefined, dismissLabel: 'Закрыть' },
  Tooltip: { text: 'Высота 79 мм', children: trigger },
  TopProgress: { isPending: true, label: 'Загрузка' },
  TreeView: {
    label: 'Каталог',
    items: [{ id: 'filters', label: 'Фильтры', href: '/filters' }],
    texts: { pending: 'Загружаем', failed: 'Не вышло', retry: 'Повторить', empty: 'Пусто' },
    locale: 'ru',
  },
  VinField: {
    ...texts,
    texts: { correction: () => 'Исправлено', advice: () => 'Проверьте', counter: () => '0 из 17' },
  },
  VisuallyHidden: { children: 'в корзине' },
};

/** A component is an exported object with React's `$$typeof`. Icons are left out: `createIcon` makes all of them. */
const components = new Map<string, ElementType>(
  Object.entries<unknown>(ui).filter(
    (entry): entry is [string, ElementType] =>
      typeof entry[1] === 'object' && entry[1] !== null && '$$typeof' in entry[1] && !(entry[0] in icons),
  ),
);

describe('every component of the library', () => {
  it('is held to the same conformance', () => {
    expect(Object.keys(cases).toSorted()).toEqual([...components.keys()].toSorted());
  });
});

for (const [name, component] of components) {
  const props = cases[name] ?? {};
  if (typeof document !== 'undefined') {
    // The browser runs this file for the refs, which need a document.
    describeRef(name, { component, props });
    continue;
  }
  describeConformance(name, { component, props });
  if (CAN_BE_BARE.includes(name)) {
    describeConformance(name, { component, props: { ...props, isBare: true } });
  }
}
