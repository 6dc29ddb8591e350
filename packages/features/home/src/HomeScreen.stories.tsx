import { mockCall } from '@partshop/api-client/mocks';
import { fitVerdicts, mockFit } from '@partshop/api-client/mocks/cars';
import { loadBasket } from '@partshop/features/basket';
import { loaded as basketLoaded } from '@partshop/features/basket/mocks';
import { feature as carSelector } from '@partshop/features/car-selector';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { loadWith, routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { debtor } from '@partshop/features/finance/mocks';
import { forgetSeen, rememberSeen } from '@partshop/features/seen';
import { feature } from './feature.ts';
import { empty, failing, goodsAlone, loaded } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Home',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/' },
  beforeEach: ({ msw }) => {
    forgetSeen();
    msw.use(...loaded());
    return forgetSeen;
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  async play({ canvas }) {
    const categories = within(await canvas.findByRole('region', { name: 'Категории' }));
    await expect(categories.getAllByRole('link')).toHaveLength(7);
    await expect(categories.getByRole('link', { name: 'Тормозная система 11 товаров' })).toHaveAttribute(
      'href',
      '/avtozapchasti/brakes-and-discs',
    );
    await expect(canvas.getByRole('link', { name: /^Каталог 11[\s\u00A0]1\d\d товар/ })).toHaveAttribute(
      'href',
      '/avtozapchasti',
    );
    await expect(canvas.getByRole('list', { name: 'Магазин в цифрах' })).toHaveTextContent(
      /^48\s213 предложений31 продавец44 пункта выдачи в 12 городах$/,
    );
    await expect(canvas.queryByRole('link', { name: /В корзине/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Вы смотрели' })).toBeNull();
  },
};

const seenIds = ['12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1'];
const seen = () => {
  for (const id of seenIds.toReversed()) rememberSeen(Number(id));
};

/** Today's prices of the last twelve articles, newest first; some have no offers any more. */
export const Seen: Story = {
  beforeEach: seen,
  async play({ canvas }) {
    const list = within(await canvas.findByRole('region', { name: 'Вы смотрели' }));
    const links = await list.findAllByRole('link');
    await expect(links).toHaveLength(seenIds.length);
    await expect(links[0]).toHaveAccessibleName(/\d\s₽/);
    await expect(links[2]).toHaveAccessibleName(/ Нет предложений$/);
  },
};

/** F3: the cards of what was seen say whether it fits the current car, as those of what sells best do. */
export const SeenWithCar: Story = {
  args: {
    currentUser: visitor(octavia.engineId),
    watchers: carSelector.watchers ? { car: carSelector.watchers } : {},
  },
  beforeEach: ({ msw }) => {
    seen();
    msw.use(
      mockCall('get', '/services/search/get-root-by-car', octavia),
      mockFit({ 12: fitVerdicts.fits, 11: fitVerdicts.doesNotFit }),
    );
  },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('region', { name: 'Вы смотрели' }));
    await expect(await list.findByText('Подходит')).toBeVisible();
    await expect(list.getByText('Не подходит')).toBeVisible();
    await expect(list.getAllByText('Не проверено')).toHaveLength(seenIds.length - 2);
  },
};

export const SeenWithCarOnPhone: Story = { ...SeenWithCar, globals: { viewport: { value: 'phone' } } };

/** The focus goes to what says that it is done. */
export const SeenCleared: Story = {
  beforeEach: seen,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Очистить список' }));
    await expect(canvas.getByText(/^Список очищен/)).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Вы смотрели' })).toBeNull();
    await expect(localStorage.getItem('partshop-seen')).toBeNull();
  },
};

export const SeenPhone: Story = { beforeEach: seen, globals: { viewport: { value: 'phone' } } };

export const SeenRightToLeft: Story = { beforeEach: seen, globals: { locale: 'ar' } };

/** Articles that are gone leave nothing behind. */
export const SeenIsGone: Story = {
  beforeEach: ({ msw }) => {
    seen();
    msw.use(...empty());
  },
  async play({ canvas }) {
    await canvas.findByText('Каталог пока пуст');
    await waitFor(async () => expect(canvas.queryByRole('region', { name: 'Вы смотрели' })).toBeNull());
  },
};

/** A visitor who comes back sees what is left in the basket. */
export const Returning: Story = {
  args: { routes: [{ loader: loadWith(() => loadBasket()), children: routesOf(feature) }] },
  beforeEach: ({ msw }) => msw.use(...loaded(), ...basketLoaded()),
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: /^В корзине \d+ товар/ });
    await expect(link).toHaveAttribute('href', '/basket');
  },
};

/** Nothing is drawn in the place of categories, counts and what was seen. */
export const GoodsAlone: Story = {
  beforeEach: ({ msw }) => {
    seen();
    msw.use(...goodsAlone());
  },
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Лидеры продаж' });
    await expect(canvas.queryByRole('region', { name: 'Категории' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Вы смотрели' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Каталог/ })).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Магазин в цифрах' })).toBeNull();
  },
};

/** The client’s desk in the place of the retail info blocks. */
export const Wholesale: Story = {
  globals: { currentUser: 'wholesale' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Найдём деталь по номеру' });
    await expect(canvas.queryByText('Оплата при получении')).toBeNull();
    const desk = within(canvas.getByRole('region', { name: 'ООО «Автодеталь»' }));
    await expect(desk.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/client/orders');
    await expect(desk.queryByText(/Просроченный/)).toBeNull();
  },
};

export const WholesaleOverdue: Story = {
  args: { currentUser: debtor },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Просроченный платёж: 48.350/ });
    await expect(link).toHaveAttribute('href', '/client/finance');
  },
};

export const WholesalePhone: Story = { args: { currentUser: debtor }, globals: { viewport: { value: 'phone' } } };

export const SecondPage: Story = { args: { path: '/?page=2' } };

/** The search still works. */
export const SalesFailed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const EmptyCatalogue: Story = { beforeEach: ({ msw }) => msw.use(...empty()) };

/** A further page fails with its parts. */
export const SecondPageFailed: Story = { ...SecondPage, beforeEach: ({ msw }) => msw.use(...failing()) };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const English: Story = { globals: { locale: 'en' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneRightToLeft: Story = { globals: { viewport: { value: 'phone' }, locale: 'ar' } };
