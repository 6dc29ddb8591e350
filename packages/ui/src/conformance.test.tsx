import type { ElementType } from 'react';
import { describe, expect, it } from 'vitest';
import * as icons from './icons.ts';
import * as ui from './index.ts';
import { describeConformance } from './testing/describe-conformance.tsx';

const icon = <ui.Check />;
const texts = { label: 'Количество', name: 'qty' };

/** Those that can leave their style to a parent. */
const CAN_BE_BARE = ['Badge', 'Button', 'ButtonLink', 'CheckboxField', 'IconButton', 'QuantityStepper'];

/** Every component, with the least it needs. */
const cases: Record<string, object> = {
  Alert: { tone: 'info', children: 'Цены обновились' },
  Badge: { children: 'Демо' },
  Breadcrumbs: { label: 'Вы здесь', items: [{ name: 'Главная', href: '/' }, { name: 'Корзина' }] },
  Button: { children: 'Найти' },
  ButtonLink: { children: 'Найти', href: '/search' },
  Card: { children: 'Заказ' },
  CheckboxField: { label: 'В наличии', name: 'in-stock' },
  DefinitionList: { items: [{ term: 'Высота', value: '79 мм' }] },
  EmptyState: { title: 'Пусто' },
  ErrorState: { title: 'Ошибка' },
  FormErrorSummary: { title: 'Проверьте форму', errors: [{ fieldId: 'name', message: 'Нет имени' }] },
  IconButton: { label: 'Закрыть', children: icon },
  Money: { amount: 100, currency: 'RUB', locale: 'ru' },
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
  QuantityStepper: { ...texts, decreaseLabel: 'Меньше', increaseLabel: 'Больше' },
  RadioCards: { legend: 'Оплата', name: 'payment', options: [{ value: '1', label: 'При получении' }] },
  SearchForm: { ...texts, action: '/search', submitLabel: 'Найти' },
  SegmentedLinks: { label: 'Вид', items: [{ href: '?view=box', label: 'Карточки', isCurrent: true }] },
  SelectField: { ...texts, options: [{ value: '1', label: 'Один' }] },
  Skeleton: {},
  SkipLink: { href: '#main', children: 'К содержанию' },
  Stepper: { label: 'Заказ', steps: [{ label: 'Корзина', state: 'current' }] },
  TextAreaField: texts,
  TextField: texts,
  ToastRegion: { label: 'Сообщения', toasts: [], onDismiss: () => undefined, dismissLabel: 'Закрыть' },
  TopProgress: { isRunning: true, label: 'Загрузка' },
  VisuallyHidden: { children: 'в корзине' },
};

/** A component is an exported object with React's mark; icons are all made the same way, by Lucide. */
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
  describeConformance(name, { component, props });
  if (CAN_BE_BARE.includes(name)) {
    describeConformance(name, { component, props: { ...props, isBare: true } });
  }
}
