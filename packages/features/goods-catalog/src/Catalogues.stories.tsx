import { mockEndless } from '@partshop/api-client/mocks';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { feature } from './feature.ts';
import { empty, failing, loaded } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Makers',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/catalogs' },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  async play({ canvas }) {
    const letter = within(await canvas.findByRole('region', { name: 'B' }));
    await expect(letter.getByRole('link', { name: /^BOSCH/ })).toHaveAttribute('href', '/catalogs/bosch');
  },
};

export const OfParts: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Запчасти' }));
    await canvas.findByText(/^4 производителя/);
  },
};

/** Accents and case do not matter. */
export const Found: Story = {
  async play({ canvas }) {
    const field = await canvas.findByRole('searchbox', { name: 'Найти производителя' });
    await userEvent.type(field, 'lemforder{Enter}');
    await canvas.findByRole('link', { name: /^LEMFÖRDER/ });
    await expect(canvas.queryByRole('link', { name: /^BOSCH/ })).toBeNull();
  },
};

export const NotFound: Story = { args: { path: '/catalogs?q=nobody' } };

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...empty()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndless('get', '/services/catalogs/getcatalogs')),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };
