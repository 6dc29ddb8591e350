import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mockEndless } from '@partshop/api-client/mocks';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { admin, editor } from '@partshop/features/layout/mocks';
import { feature } from './feature.ts';
import { CONFLICTS, conflictsFailing, conflictsOf, longConflicts } from './mocks/conflicts.ts';

const meta = {
  title: 'Screens/CrossConflicts',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/admin/crosses', currentUser: admin },
  beforeEach: ({ msw }) => msw.use(...conflictsOf()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  async play({ canvas }) {
    const circles = within(await canvas.findByRole('region', { name: 'Замены по кругу' }));
    await expect(circles.getAllByRole('listitem')).toHaveLength(2);
    await expect(circles.getAllByRole('link', { name: /W 712\/75/ })[0]).toHaveAttribute(
      'href',
      '/price/mann-filter/W71275',
    );
  },
};

export const None: Story = { beforeEach: ({ msw }) => msw.use(...conflictsOf([])) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockEndless('get', CONFLICTS)) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...conflictsFailing()) };

/** D25: an editor may not see them. */
export const ForAnEditor: Story = {
  args: { currentUser: editor },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('region', { name: 'Замены по кругу' })).toBeNull();
  },
};

export const LongTextsOnPhone: Story = {
  beforeEach: ({ msw }) => msw.use(...longConflicts()),
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };
