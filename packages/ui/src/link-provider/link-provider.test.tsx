import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as ui from '../index.ts';

function RouterLink({ children, ...props }: ui.LinkElementProps) {
  return (
    <a {...props} data-routed="">
      {children}
    </a>
  );
}

const pages = [
  { label: 'Главная', href: '/' },
  { label: 'Фильтры', href: '/filters' },
];
const car = { value: 'skoda', label: 'Škoda', href: '/skoda' };

const linking = {
  Breadcrumbs: <ui.Breadcrumbs label="Вы здесь" items={pages} />,
  ButtonLink: <ui.ButtonLink href="/">Главная</ui.ButtonLink>,
  'bare ButtonLink': (
    <ui.ButtonLink isBare href="/">
      Главная
    </ui.ButtonLink>
  ),
  CarCard: <ui.CarCard name="Škoda Octavia" href="/garage/1" />,
  Chip: (
    <ui.Chip dismissHref="/" dismissLabel="Убрать">
      Bosch
    </ui.Chip>
  ),
  ChipLink: <ui.ChipLink href="/">Фильтры</ui.ChipLink>,
  Link: <ui.Link href="/">Доставка</ui.Link>,
  Menu: (
    <ui.Menu
      label="Заказ"
      trigger={<ui.Button>Ещё</ui.Button>}
      items={[{ id: 'order', items: [{ id: 'print', label: 'Печать', href: '/print' }] }]}
    />
  ),
  Pagination: (
    <ui.Pagination
      label="Страницы"
      page={1}
      pageCount={3}
      hrefFor={(page) => `?page=${page}`}
      previousLabel="Назад"
      nextLabel="Вперёд"
    />
  ),
  SegmentedLinks: <ui.SegmentedLinks label="Вид" items={[{ href: '/', label: 'Карточки', isCurrent: true }]} />,
  SeriesCard: <ui.SeriesCard name="Octavia" href="/octavia" />,
  Stepper: <ui.Stepper label="Заказ" items={[{ label: 'Корзина', state: 'done', href: '/basket' }]} />,
  CarPicker: (
    <ui.CarPicker
      label="Машина"
      items={[{ id: 'brand', label: 'Марка', searchLabel: 'Найти марку' }]}
      current="brand"
      list={{ status: 'ready', items: [car] }}
      texts={{
        edit: 'Изменить',
        popular: 'Частые',
        letters: 'Буквы',
        pending: 'Загружаем',
        empty: 'Пусто',
        notFound: 'Не нашли',
        found: (count) => `Нашли ${count}`,
      }}
    />
  ),
  TreeView: (
    <ui.TreeView
      label="Каталог"
      items={[{ id: 'filters', label: 'Фильтры', href: '/filters' }]}
      locale="ru"
      texts={{ pending: 'Загружаем', failed: 'Не вышло', retry: 'Повторить', empty: 'Пусто' }}
    />
  ),
};

it.each(Object.entries(linking))('%s leaves its links to the router', (_, element) => {
  const markup = renderToString(<ui.LinkProvider component={RouterLink}>{element}</ui.LinkProvider>);
  const links = markup.match(/<a\b[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.includes('data-routed'))).toEqual([]);
});

it('leaves links to other sites to the browser', () => {
  const link = (
    <ui.Link href="https://example.com" isExternal externalLabel="в новой вкладке">
      Завод
    </ui.Link>
  );
  const markup = renderToString(<ui.LinkProvider component={RouterLink}>{link}</ui.LinkProvider>);
  expect(markup).not.toContain('data-routed');
});

it('renders plain links without a provider', () => {
  expect(renderToString(<ui.ButtonLink href="/">Главная</ui.ButtonLink>)).toMatch(/^<a /);
});
