import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from '../feature.ts';
import { empty, failing, loaded, long, slow } from '../mocks/handlers.ts';

const meta = {
  title: 'Screens/Shops and points',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/retails' },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Магазины и пункты выдачи' })).toBeVisible();
    await expect(canvas.getByText(/3 пункта в 2 городах/)).toBeVisible();
    const kazan = within(canvas.getByRole('region', { name: 'Казань' }));
    await expect(kazan.getAllByRole('listitem')).toHaveLength(2);
    await expect(kazan.getByRole('link', { name: 'Казань' })).toHaveAttribute('href', '/city/kazan-551487');
  },
};

/** A press on a point shows it on the map; another link goes back to all of them. */
export const ChosenPoint: Story = {
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Пункт «Горки»' });
    await userEvent.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('link', { name: 'Показать все на карте' }));
    await waitFor(() => expect(link).not.toHaveAttribute('aria-current'));
  },
};

export const Found: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Город или улица' }), 'орел');
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await expect(await canvas.findByRole('link', { name: 'Показать все' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Орёл' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Казань' })).toBeNull();
  },
};

export const NothingFound: Story = { args: { path: '/retails?q=%D0%9F%D0%B0%D1%80%D0%B8%D0%B6' } };

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...empty()) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...long()) };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
