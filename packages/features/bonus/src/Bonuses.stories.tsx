import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { empty, endless, failing, loaded, manyPages, pastTheEnd } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Bonuses',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/bonuses' },
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each entry says what is left after it, and leads to its order. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const balance = within(await canvas.findByRole('region', { name: 'Можно потратить' }));
    await expect(balance.getByText(/^250/)).toBeVisible();
    const history = within(canvas.getByRole('region', { name: 'История' }));
    await expect(history.getAllByRole('listitem')).toHaveLength(7);
    await expect(history.getAllByRole('link', { name: '26-0601-1204' })[0]).toHaveAttribute(
      'href',
      '/client/vue-order/26-0601-1204',
    );
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сейчас бонусов нет.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Когда сгорают' })).toBeNull();
  },
};

/** A link to a page of the history that does not exist. */
export const PastTheEnd: Story = {
  args: { path: '/bonuses?page=4' },
  beforeEach: ({ msw }) => msw.use(...pastTheEnd()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'К началу' })).toHaveAttribute('href', '/bonuses');
  },
};

export const ManyPages: Story = {
  args: { path: '/bonuses?page=2' },
  beforeEach: ({ msw }) => msw.use(...manyPages()),
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Страницы истории' }));
    await expect(pages.getByRole('link', { name: '3' })).toHaveAttribute('href', '/bonuses?page=3');
  },
};

/** A wholesale client has no bonuses. */
export const Wholesale: Story = {
  globals: { currentUser: 'wholesale' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Бонусы — для розничных покупателей' })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...endless()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const RightToLeft: Story = { globals: { currentUser: 'retail', locale: 'ar' } };

export const Dark: Story = { globals: { currentUser: 'retail', theme: 'dark' } };

export const Phone: Story = { globals: { currentUser: 'retail', viewport: { value: 'phone' } } };
