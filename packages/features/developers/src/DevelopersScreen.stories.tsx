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
    const agents = await canvas.findByRole('region', { name: 'agents' });
    await expect(within(agents).getByRole('heading', { level: 3 })).toHaveTextContent(
      'GET /api/agent/parts/{maker}/{number}',
    );
    await expect(agents).toHaveTextContent('/api/agent/parts/mann-filter/W71275');
    const contents = within(canvas.getByRole('navigation', { name: 'Содержание' }));
    await expect(contents.getByRole('link', { name: 'agents' })).toHaveAttribute('href', '#agents');
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
