import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { client, historyFailing, historyServer } from './mocks/handlers.ts';

const TEXTS = ['W 712/75', 'масло 5w30', 'колодки golf 7', 'WVWZZZ1KZ6W386123'];

const meta = {
  title: 'Screens/SearchHistory',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/searchhistory', currentUser: client },
  beforeEach: ({ msw }) => msw.use(...historyServer(...TEXTS).handlers),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** One search, then all. */
export const Forgets: Story = {
  parameters: { visual: false },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Убрать из истории: .*масло 5w30/ }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'масло 5w30' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'W 712/75' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить историю' }));
    await expect(await canvas.findByRole('heading', { name: 'Вы ещё ничего не искали' })).toBeVisible();
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...historyServer().handlers) };

export const NotForgotten: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockCall('post', '/services/buyer/forget-searches', refuse(500, { code: 'internal' }))),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Очистить историю' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не получилось изменить историю');
    await expect(canvas.getByRole('link', { name: 'W 712/75' })).toBeVisible();
  },
};

/** The client turned the history off in the settings. */
export const NotKept: Story = {
  args: { currentUser: { ...client, ClientConfig: { ...client.ClientConfig, KeepsSearches: false } } },
};

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...historyFailing()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...historyServer('Фильтр масляный двигателя '.repeat(7).trim(), 'A'.repeat(200)).handlers),
};

export const RightToLeft: Story = { args: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
