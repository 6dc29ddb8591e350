import { basketWatchers } from '@partshop/features/basket';
import { createBasketServer } from '@partshop/features/basket/mocks';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { routesOf } from '@partshop/features/core';
import { ListsForm } from '@partshop/features/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { fitVerdicts, mockFit } from '@partshop/api-client/mocks/cars';
import { feature } from './feature.ts';
import { empty, failing, four, loaded, longTexts, one, slow } from './mocks/handlers.ts';

const routes = [
  {
    Component: () => (
      <>
        <main>
          <Outlet />
        </main>
        <ListsForm />
      </>
    ),
    children: routesOf(feature),
  },
];

const meta = {
  title: 'Screens/Compare',
  component: StoryShell,
  args: { routes, path: '/compare', watchers: { basket: basketWatchers } },
  beforeEach: ({ msw }) => msw.use(...loaded(), ...createBasketServer([]).handlers),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The switch hides what is equal; the cross takes an article out. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Сравнение' });
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('switch', { name: 'Только различия' }));
    await expect(canvas.getByText('Резьба')).not.toBeVisible();
    await expect(canvas.getByText('Высота')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Убрать: .*OP 641\/1/ }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    // Without the only filter that was higher, the heights are equal.
    await expect(canvas.getByText('Высота')).not.toBeVisible();
  },
};

export const Four: Story = { beforeEach: ({ msw }) => msw.use(...four()) };

/** Whether each fits the current car is a row of its own. */
export const WithCar: Story = {
  args: { currentUser: visitor(octavia.engineId) },
  beforeEach: ({ msw }) => msw.use(mockFit({ 1: fitVerdicts.fits, 2: fitVerdicts.doesNotFit })),
};

export const One: Story = { beforeEach: ({ msw }) => msw.use(...one()) };

/** Where a fifth article found no room. */
export const Full: Story = { args: { path: '/compare?full=9' }, beforeEach: ({ msw }) => msw.use(...four()) };

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Пока нечего сравнивать' })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...longTexts()) };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { beforeEach: ({ msw }) => msw.use(...four()), globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
