import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { debtor } from './mocks/handlers.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Finance',
  component: StoryShell,
  args: { routes, path: '/client/finance', currentUser: debtor },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overdue: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Просроченный платёж' })).toBeVisible();
    await expect(canvas.getByText(/48.350/)).toBeVisible();
  },
};

export const NothingOverdue: Story = {
  args: { currentUser: { ...debtor, PayBad: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Просроченных платежей нет' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
