import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { client, failedOrders, history44, noOrders, slowOrders } from './mocks/client-orders.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Orders',
  component: StoryShell,
  args: { routes, path: '/client/orders', currentUser: client },
  beforeEach: ({ msw }) => msw.use(...history44()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const [first] = within(await canvas.findByRole('list', { name: 'Заказы' })).getAllByRole('listitem');
    await expect(within(first as HTMLElement).getByRole('link', { name: /^Заказ .*26-4821-0937/ })).toHaveAttribute(
      'href',
      '/client/vue-order/26-4821-0937',
    );
    await expect(within(first as HTMLElement).getByRole('link', { name: /^Повторить заказ/ })).toHaveAttribute(
      'href',
      '/client/vue-order/26-4821-0937/repeat',
    );
    await expect(canvas.getByText(/^Ждём/)).toBeVisible();
    await expect(canvas.getByText('и ещё 2 детали')).toBeVisible();
    const statuses = within(canvas.getByRole('navigation', { name: 'Состояние заказов' }));
    await expect(statuses.getByRole('link', { name: /^В пути/ })).toHaveAttribute(
      'href',
      '/client/orders?status=in-transit',
    );
    await expect(canvas.getByRole('navigation', { name: 'Страницы заказов' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/client/orders?q=W712&from=2026-01-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Таких заказов нет' })).toBeVisible();
    await expect(canvas.getByLabelText('Номер заказа или детали')).toHaveValue('W712');
    await expect(canvas.getByLabelText('С')).toHaveValue('2026-01-01');
    await expect(canvas.getByRole('link', { name: 'Показать все заказы' })).toHaveAttribute('href', '/client/orders');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...noOrders()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Найти заказ по номеру' })).toHaveAttribute(
      'href',
      '/find-order',
    );
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slowOrders()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failedOrders()) };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
