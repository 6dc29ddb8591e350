import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { feature } from './feature.ts';
import { brokenNotices, noNotices, notices, NOTICES_PATH, slowNotices } from './mocks/order-notices.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Messages about an order',
  component: StoryShell,
  args: { routes, path: NOTICES_PATH },
  beforeEach: ({ msw }) => msw.use(...notices()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** The button ends the messages, and then offers to have them again. */
export const Ended: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Больше не писать' }));
    await expect(await canvas.findByText(/^Больше не пишем об этом заказе/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Снова писать' }));
    await expect(await canvas.findByRole('button', { name: 'Больше не писать' })).toBeVisible();
  },
};

export const Unwanted: Story = { beforeEach: ({ msw }) => msw.use(...notices(false)) };

export const Arabic: Story = { globals: { locale: 'ar' } };

export const DarkPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slowNotices()) };

export const Gone: Story = {
  beforeEach: ({ msw }) => msw.use(...noNotices()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Такой ссылки нет' })).toBeVisible();
  },
};

/** The same answer is sent again. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...brokenNotices()),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Больше не писать' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    msw.use(...notices());
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByText(/^Больше не пишем об этом заказе/)).toBeVisible();
  },
};
