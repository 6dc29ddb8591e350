import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { failing, inKazan, kazan, loaded, long, offline, withoutPoints } from './mocks/handlers.ts';

const routes = [
  {
    Component: () => (
      <main>
        <Outlet />
      </main>
    ),
    children: [...routesOf(feature), { path: 'basket', Component: () => <h1>Корзина</h1> }],
  },
];

const meta = {
  title: 'Screens/City',
  component: StoryShell,
  args: { routes, path: '/city' },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A guest chooses beside a map. */
export const Anonymous: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Выбор города' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Карта городов и пунктов выдачи' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Приблизить' })).toBeVisible());
  },
};

export const LoggedIn: Story = {
  globals: { currentUser: 'retail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Казань/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^Карта/ })).toBeNull();
  },
};

/** A choice redirects to the page that the visitor came from. */
export const Chosen: Story = {
  args: { path: '/city?target=/basket' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Казань/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  },
};

/** Suggestions while typing; choosing one saves it and redirects. */
export const Suggested: Story = {
  ...Chosen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Город или регион' }), 'каз');
    await userEvent.click(await canvas.findByRole('option', { name: /^Казань/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  },
};

/** The search is a plain form; a city of the list shows its pick-up points. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Город или регион' }), 'татар{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Найдено по запросу «татар»' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '3 пункта выдачи: Казань' }));
    const heading = await canvas.findByRole('heading', { name: 'Пункты выдачи: Казань' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: /Победы/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать весь город' }));
    await expect(canvas.getByRole('button', { name: /Победы/ })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Выбрать город Казань' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/city?q=Кхъ' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Города «Кхъ» мы не нашли' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Крупные города' })).toHaveAttribute('href', '/city');
  },
};

export const Nearest: Story = { args: { path: '/city?near=55.79,49.12' } };

/** The city that is already chosen, with its pick-up points on the map. */
export const Current: Story = { args: { currentUser: inKazan } };

/** The regions with pick-up points; a region links to its cities. */
export const Regions: Story = {
  globals: { currentUser: 'retail' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Куда доставляем'));
    await expect(await canvas.findByText('В тот же день')).toBeVisible();
    await expect(canvas.queryByText('Австралия')).toBeNull();
    await userEvent.click(await canvas.findByRole('link', { name: 'Татарстан' }));
    await expect(await canvas.findByRole('heading', { name: 'Найдено по запросу «Татарстан»' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Зеленодольск/ })).toBeVisible();
  },
};

/** The city is not saved without a network. */
export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...offline()),
  globals: { currentUser: 'retail' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Казань/ }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Город не сохранился');
  },
};

export const WithoutPoints: Story = {
  args: { path: `/city?q=Каз&city=${kazan.id}` },
  beforeEach: ({ msw }) => msw.use(...withoutPoints()),
};

/** Without the cities the page is an error page. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...failing()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Не удалось загрузить страницу');
  },
};

export const LongNames: Story = {
  args: { path: '/city?q=а' },
  beforeEach: ({ msw }) => msw.use(...long()),
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { ...Nearest, globals: { locale: 'ar' } };

export const Phone: Story = { ...Current, globals: { viewport: { value: 'phone' } } };
