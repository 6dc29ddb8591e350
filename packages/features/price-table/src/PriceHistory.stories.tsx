import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { feature } from './feature.ts';
import { loaded, mockHistory, noHistory } from './mocks/handlers.ts';

const OPENED = '/price/mann-filter/W71275?history=';

const meta = {
  title: 'Screens/PriceHistory',
  component: StoryShell,
  args: { routes: routesOf(feature), path: OPENED },
  beforeEach: ({ msw }) => msw.use(...loaded(), mockHistory()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The prices load when the fold is opened. */
export const Cheap: Story = {
  args: { path: '/price/mann-filter/W71275' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('График цен'));
    await expect(await canvas.findByText(/от .*512\s₽.* до .*690\s₽.*Сегодня дёшево/)).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Самая низкая розничная цена' })).toBeVisible();
  },
};

export const Dear: Story = { beforeEach: ({ msw }) => msw.use(mockHistory({ today: 'high' })) };

export const NothingToday: Story = { beforeEach: ({ msw }) => msw.use(mockHistory({ today: null })) };

export const NeverChanged: Story = {
  beforeEach: ({ msw }) => msw.use(mockHistory({ highest: 51_200, today: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/не менялась: .*512\s₽/)).toBeVisible();
  },
};

export const NeverOffered: Story = { beforeEach: ({ msw }) => msw.use(mockHistory({ lowest: null, highest: null })) };

/** A retry loads them. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(noHistory()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Не удалось загрузить цены.')).toBeVisible();
    msw.use(mockHistory());
    await userEvent.click(canvas.getByRole('link', { name: 'Повторить' }));
    await expect(await canvas.findByText(/Сегодня дёшево/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
