import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { feature } from './feature.ts';
import { basketOf, longTexts, oilFilter, outOfStock, priceChanged } from './mocks/fixtures.ts';
import { sharedEnded, sharedWith } from './mocks/handlers.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Shared basket',
  component: StoryShell,
  args: { routes, path: '/basket/shared/12.abcdefghijklmnop' },
  beforeEach: ({ msw }) => msw.use(...sharedWith()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All lines go into the own basket. */
export const Loaded: Story = {
  play: async ({ canvas, snapshot }) => {
    const take = await canvas.findByRole('button', { name: 'Положить в корзину' });
    await expect(canvas.queryByRole('button', { name: 'Закрыть ссылку' })).toBeNull();
    await snapshot('shown');
    await userEvent.click(take);
    await expect(await canvas.findByRole('heading', { name: 'Корзина' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /GDB1330/ })).toBeVisible();
  },
};

/** A price has changed since, and one line is gone; it cannot be chosen. */
export const Changed: Story = {
  beforeEach: ({ msw }) => msw.use(...sharedWith({ name: 'Зимнее ТО', basket: basketOf([priceChanged, outOfStock]) })),
  play: async ({ canvas, snapshot }) => {
    await expect(await canvas.findByText(/Цена изменилась: была 612\s₽, стала 684\s₽/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /BKR6E/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /W 712/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Положить в корзину' }));
    await expect(await canvas.findByText('Отметьте товары, которые хотите взять.')).toBeVisible();
    await snapshot('none-chosen');
  },
};

/** Who shared it sends the link from here, and may end it. */
export const Own: Story = {
  beforeEach: ({ msw }) => msw.use(...sharedWith({ isOwn: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Закрыть ссылку' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Отправить ссылку' })).toHaveAttribute(
      'href',
      '/basket/shared/12.abcdefghijklmnop',
    );
  },
};

export const OwnOnPhone: Story = { ...Own, globals: { viewport: { value: 'phone' } } };

export const ChangedRightToLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...sharedWith({ basket: basketOf([priceChanged, outOfStock]) })),
  globals: { locale: 'ar' },
};

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...sharedWith({ basket: basketOf([longTexts, oilFilter]) })),
};

/** The link has ended: the shop's page for that replaces the screen. */
export const Ended: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(...sharedEnded()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/404/)).toBeVisible();
  },
};
