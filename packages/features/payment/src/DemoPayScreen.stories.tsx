import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import * as scenarios from './mocks/payment-server.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/PaymentDemo',
  component: StoryShell,
  args: { routes, path: `/pay-demo/${scenarios.DEMO_ID}` },
  beforeEach: ({ msw }) => msw.use(...scenarios.paidOrder()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A payment that is made leads back to the shop. */
export const ToDecide: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Заплатить' }));
    await expect(await canvas.findByRole('heading', { name: 'Оплачено. Спасибо!' })).toBeVisible();
  },
};

export const Decided: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.demoPaid()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Этот платёж уже проведён.')).toBeVisible();
  },
};

/** Where a real provider takes payments there is no such page. */
export const NotFound: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.noDemo()) };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
