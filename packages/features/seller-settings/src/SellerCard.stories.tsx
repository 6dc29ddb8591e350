import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from './feature.ts';
import { cardFailing, cardServer, cardSlow, longCard, newSeller, wholeCard } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Seller card',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/seller/info', currentUser: currentSeller },
  beforeEach: ({ msw }) => msw.use(...cardServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/96,1\s% — 396 из 412/)).toBeVisible();
    await expect(canvas.getByText(/Цены не обновлялись больше 7 дней/)).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const NewSeller: Story = { beforeEach: ({ msw }) => msw.use(...newSeller()) };

export const NothingMissing: Story = { beforeEach: ({ msw }) => msw.use(...wholeCard()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longCard()),
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...cardSlow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...cardFailing()) };
