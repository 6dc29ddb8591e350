import { loadBasket } from '@partshop/features/basket';
import { loaded as basketLoaded } from '@partshop/features/basket/mocks';
import { loadWith, routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { debtor } from '@partshop/features/finance/mocks';
import { feature } from './feature.ts';
import { empty, failing, loaded, withoutCategories } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Home',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/' },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  async play({ canvas }) {
    const categories = within(await canvas.findByRole('region', { name: 'Категории' }));
    await expect(categories.getAllByRole('link')).toHaveLength(7);
    await expect(categories.getByRole('link', { name: 'Тормозная система' })).toHaveAttribute(
      'href',
      '/avtozapchasti/brakes-and-discs',
    );
    await expect(canvas.queryByRole('link', { name: /В корзине/ })).toBeNull();
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

/** The menu has the categories too: nothing is drawn in their place. */
export const WithoutCategories: Story = {
  beforeEach: ({ msw }) => msw.use(...withoutCategories()),
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Лидеры продаж' });
    await expect(canvas.queryByRole('region', { name: 'Категории' })).toBeNull();
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
