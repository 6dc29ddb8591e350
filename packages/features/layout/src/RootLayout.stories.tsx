import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { mockCall } from '@partshop/api-client/mocks';
import { octavia } from '@partshop/features/car-selector/mocks';
import { splitLocale } from '@partshop/features/core';
import { declareOpenPages, isOpenPage } from '@partshop/features/shared';
import {
  anonymous,
  debtor,
  failing,
  muscovite,
  retail,
  seenBy,
  wholesale,
  withBasket,
  withLists,
} from './mocks/handlers.ts';
import { loseConnection, mendConnection, openConnection } from './testing/lose-connection.ts';
import { StoryShop } from './testing/StoryShop.tsx';

const meta = {
  title: 'Screens/Layout',
  component: StoryShop,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...anonymous()),
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (element: Element) => {
  const text = document.createRange();
  text.selectNodeContents(element);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
};

const phone = { globals: { viewport: { value: 'phone' } } } satisfies Story;

/** For the wide header only; the narrow one has stories of phones. */
const wide = { visual: { modes: ['light', 'dark', 'rtl'] } };

export const Anonymous: Story = {
  parameters: wide,
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Войти' })).toHaveAttribute('data-popup', 'login');
    await expect(canvas.getByRole('link', { name: /^Позвонить: 8 800/ })).toBeVisible();
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('search').getBoundingClientRect().width).toBe(250);
    // A guest logs in first, and is then led to the page of the link.
    await expect(header.getByRole('link', { name: 'Заказы' })).toHaveAttribute('data-popup', 'login');
    await expect(header.getByRole('link', { name: 'Заказы' })).toHaveAttribute('data-popup-target', '/client/orders');
  },
};

export const WithBasket: Story = {
  beforeEach: ({ msw }) => msw.use(...withBasket()),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Корзина \d+$/ })).toBeVisible();
  },
};

/** What the visitor put aside is counted; a phone's bar has the wish list, which leads to the comparison. */
export const WithLists: Story = {
  beforeEach: ({ msw }) => msw.use(...withLists()),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Избранное 12' })).toHaveAttribute('href', '/favorites');
    await expect(canvas.getByRole('link', { name: 'Сравнение 2' })).toHaveAttribute('href', '/compare');
  },
};

export const WithListsOnPhone: Story = {
  ...phone,
  beforeEach: ({ msw }) => msw.use(...withLists()),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Избранное 12' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Сравнение/ })).toBeNull();
  },
};

/** The current car, which a server writes for a client who has one. */
export const WithCar: Story = {
  parameters: wide,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('get', '/services/search/get-root-by-car', octavia),
      ...seenBy({ ...retail, EngineId: octavia.engineId }),
    ),
  async play({ canvas }) {
    const chip = await canvas.findByRole('link', { name: /^Мой автомобиль .*Octavia III 1\.4 TSI/ });
    await expect(chip).toHaveAttribute('data-popup', 'car');
  },
};

export const WithCarOnPhone: Story = { ...WithCar, ...phone, parameters: {} };

export const Retail: Story = {
  beforeEach: ({ msw }) => msw.use(...seenBy(retail)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Бонусы: 1\s250/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Позвонить: 8 800/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Профиль Ирина Соколова' })).toBeVisible();
  },
};

/** Shows the phone number of Moscow. */
export const RetailInMoscow: Story = {
  beforeEach: ({ msw }) => msw.use(...seenBy(muscovite)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Позвонить: \+7 495/ })).toBeVisible();
  },
};

/** A client who wants all prices in euros, on a Russian page. */
export const OwnCurrency: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...seenBy({ ...retail, ClientConfig: { ...retail.ClientConfig, CurrencyCode: 'EUR' } })),
  async play({ canvas }) {
    const choice = within(await canvas.findByRole('form', { name: 'Валюта цен' }));
    await expect(await choice.findByRole('button', { name: /евро/, pressed: true })).toHaveTextContent('€');
    await expect(choice.getByRole('button', { name: /российский рубль/, pressed: false })).toHaveTextContent('₽');
    await expect(canvas.getByRole('form', { name: 'Валюта цен' })).toHaveFormValues({ target: '/' });
  },
};

/** Wholesale clients see no phone, wallet or retail promises. */
export const Wholesale: Story = {
  beforeEach: ({ msw }) => msw.use(...seenBy(wholesale)),
  async play({ canvas }) {
    await canvas.findByRole('link', { name: /^Профиль/ });
    await expect(canvas.queryByRole('link', { name: /^Позвонить/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Бонусы/ })).toBeNull();
    await expect(canvas.queryByText('Оплата при получении')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Чат' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Просрочено/ })).toBeNull();
  },
};

export const WholesaleWithDebt: Story = {
  beforeEach: ({ msw }) => msw.use(...seenBy(debtor)),
  async play({ canvas }) {
    const overdue = await canvas.findByRole('link', { name: /^Просрочено: 128\s400/ });
    await expect(overdue).toHaveAttribute('href', '/client/finance');
  },
};

/** A page opened by a navigation: title, focused heading, announcement. */
export const Navigation: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Другая страница' }));
    const heading = await canvas.findByRole('heading', { name: 'Другая страница' });
    // The focus moves and the title is announced after the page is painted.
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Другая страница'));
    await expect(document.title).toBe('Другая страница');
  },
};

/** Current user, basket and contacts fail: the visitor sees a guest's page. */
export const WithoutBackend: Story = {
  beforeEach: ({ msw }) => msw.use(...failing()),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Корзина' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Войти' })).toBeVisible();
  },
};

/** Links whose pages are not built are left out, everywhere around the page. */
export const FewPages: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...seenBy(retail));
    declareOpenPages([
      '/',
      '/contacts',
      '/basket',
      '/garage/add-car',
      '/city',
      '/profile',
      '/search',
      '/find-order',
      '/paperwork',
      '/avtozapchasti',
      '/other',
    ]);
    return () => declareOpenPages(null);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Бонусы/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Бонусы/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Гараж' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Запчасти по марке' })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Контакты' })).toHaveLength(2);
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const own = addresses.filter((address) => address.startsWith('/'));
    await expect(own.filter((address) => !isOpenPage(splitLocale(address.replace(/\?.*/, '')).path))).toEqual([]);
  },
};

/** The page stays while the connection is lost. */
export const Offline = {
  beforeEach: ({ msw }) => {
    msw.use(...withBasket());
    return openConnection();
  },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: /^Корзина \d+$/ });
    loseConnection();
    await expect(await canvas.findByText(/^Нет связи/, { selector: '.page-offline *' })).toBeVisible();
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('Нет связи');
  },
} satisfies Story;

export const PhoneOffline: Story = { ...Offline, ...phone };

export const OfflineRightToLeft: Story = {
  args: { locale: 'ar' },
  globals: { locale: 'ar' },
  beforeEach: Offline.beforeEach,
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('banner');
    loseConnection();
    await waitFor(() => expect(canvasElement.querySelector('.page-offline')).toBeVisible());
  },
};

export const BackOnline: Story = {
  beforeEach: Offline.beforeEach,
  async play({ canvas, userEvent }) {
    await canvas.findByRole('link', { name: /^Корзина \d+$/ });
    loseConnection();
    const retry = await canvas.findByRole('button', { name: 'Повторить' });
    mendConnection();
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByText(/^Нет связи/)).toBeNull());
  },
};

export const RightToLeft: Story = {
  args: { locale: 'ar' },
  globals: { locale: 'ar' },
  beforeEach: ({ msw }) => msw.use(...seenBy(retail)),
};

export const Dark: Story = { globals: { theme: 'dark' }, beforeEach: ({ msw }) => msw.use(...withBasket()) };

export const HighContrast: Story = {
  globals: { theme: 'contrast' },
  beforeEach: ({ msw }) => msw.use(...seenBy(debtor)),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(...withBasket()),
};

/** The header's links stand at the lower edge, each under a whole finger; the page ends above them. */
export const Phone: Story = {
  ...phone,
  beforeEach: ({ msw }) => msw.use(...withBasket()),
  async play({ canvas, canvasElement }) {
    const bar = await canvas.findByRole('navigation', { name: 'Основное меню' });
    const links = within(bar).getAllByRole('link');
    await expect(links.map((link) => link.textContent.trim().split(' ')[0])).toEqual([
      'Главная',
      'Каталог',
      'Гараж',
      'Избранное',
      'Корзина',
      'Войти',
    ]);
    for (const { offsetWidth, offsetHeight } of links)
      await expect(Math.min(offsetWidth, offsetHeight)).toBeGreaterThanOrEqual(44);
    await expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Главная');
    await expect(canvas.getByRole('banner').getBoundingClientRect().bottom).toBeLessThanOrEqual(104);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const end = canvasElement.querySelector('footer')?.getBoundingClientRect().bottom;
    await expect(end).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 1);
    window.scrollTo(0, 0);
  },
};

/** The shop's phone numbers stand on one line each, also where the line is narrower than a number. */
export const PhoneAnonymous: Story = {
  ...phone,
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('link', { name: 'Войти' });
    const numbers = [...canvasElement.querySelectorAll<HTMLElement>('footer a[href^="tel:"] > bdi')];
    await expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) {
      const line = number.closest('li');
      if (line) line.style.inlineSize = '100px';
      await expect(linesOf(number)).toBe(1);
      line?.removeAttribute('style');
    }
  },
};

export const PhoneRetail: Story = { ...phone, beforeEach: ({ msw }) => msw.use(...seenBy(retail)) };

export const PhoneWithDebt: Story = { ...phone, beforeEach: ({ msw }) => msw.use(...seenBy(debtor)) };

export const PhoneRightToLeft: Story = {
  args: { locale: 'ar' },
  globals: { viewport: { value: 'phone' }, locale: 'ar' },
};
