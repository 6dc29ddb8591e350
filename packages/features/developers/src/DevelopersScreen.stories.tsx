import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { failing, loaded, slow } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Developers',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/developers' },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const all = within(await canvas.findByRole('navigation', { name: 'Содержание' }));
    const agents = within(all.getByRole('region', { name: 'agents' }));
    await expect(agents.getByText('GET /api/agent/parts/{maker}/{number}')).toBeVisible();
    await expect(agents.getByRole('link', { name: 'agents' })).toHaveAttribute('href', '/developers/agents');
  },
};

export const Group: Story = {
  args: { path: '/developers/agents' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'GET /api/agent/parts/{maker}/{number}' }),
    ).toBeVisible();
    await expect(canvas.getByText(/\/api\/agent\/parts\/mann-filter\/W71275/)).toBeVisible();
    const shapes = within(canvas.getByRole('region', { name: 'Типы' }));
    await expect(shapes.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Basket',
      'CallError',
      'Verdict',
    ]);
  },
};

/** No call has this tag. */
export const GroupNotFound: Story = { args: { path: '/developers/nothing' } };

export const GroupPhone: Story = {
  args: { path: '/developers/basket' },
  globals: { viewport: { value: 'phone' } },
};

export const GroupRightToLeft: Story = { args: { path: '/developers/basket' }, globals: { locale: 'ar' } };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
