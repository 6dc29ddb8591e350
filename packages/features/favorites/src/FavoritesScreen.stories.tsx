import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { routesOf } from '@partshop/features/core';
import { ListsForm, listsWatchers } from '@partshop/features/lists';
import { offline } from '@partshop/features/lists/mocks';
import { BasketToasts } from '@partshop/features/basket';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { fitVerdicts, mockFit } from '@partshop/api-client/mocks/cars';
import { feature } from './feature.ts';
import { empty, failing, loaded, longTexts, slow, withCars } from './mocks/handlers.ts';

const routes = [
  {
    Component: () => (
      <>
        <main>
          <Outlet />
        </main>
        <ListsForm />
        <BasketToasts />
      </>
    ),
    children: routesOf(feature),
  },
];

const meta = {
  title: 'Screens/Favorites',
  component: StoryShell,
  args: { routes, path: '/favorites', watchers: { lists: listsWatchers } },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heart lets go of an article; the card stays, so that one can press it again. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: /^В избранное: .*W 712\/75/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    heart.focus();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: 'Сравнение: 1 товар' })).toHaveAttribute('href', '/compare');
  },
};

/** Each car's articles stand under its name, those of the current car first. */
export const WithCars: Story = {
  args: { currentUser: visitor(octavia.engineId) },
  beforeEach: ({ msw }) => msw.use(...withCars(), mockFit({ 1003: fitVerdicts.fits, 1004: fitVerdicts.doesNotFit })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Избранное' });
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings[0]).toHaveTextContent(/^Для .*Octavia/);
    await expect(headings[1]).toHaveTextContent('Без автомобиля');
  },
};

/** A change that does not reach the server is taken back, and a toast says so. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...offline({ favorites: [1001], compare: [] })),
  play: async ({ canvas }) => {
    const scale = await canvas.findByRole('button', { name: /^Сравнить: .*W 712\/75/ });
    await userEvent.click(scale);
    await expect(await canvas.findByText('Не сохранено. Проверьте связь и повторите.')).toBeVisible();
    await expect(scale).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Full: Story = { args: { path: '/favorites?full=9' } };

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'В избранном пока пусто' })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...longTexts()) };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
