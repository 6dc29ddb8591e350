import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from './feature.ts';
import {
  adviceServer,
  failing,
  failingToApply,
  longAdvice,
  multiples,
  notChecked,
  nothingLeft,
  nothingToAdvise,
  overtaken,
  slow,
  unknownList,
} from './mocks/handlers.ts';

const CHANGES = '/seller/recommendation?kind=dearer&list=1';

const meta = {
  title: 'Screens/Seller advice',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/seller/recommendation', currentUser: currentSeller },
  beforeEach: ({ msw }) => msw.use(...adviceServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /212 товаров дороже самой низкой цены на 8.*15/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Снизить цены' })[0]).toHaveAttribute('href', CHANGES);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longAdvice()),
  globals: { viewport: { value: 'phone' } },
};

export const NothingToAdvise: Story = { beforeEach: ({ msw }) => msw.use(...nothingToAdvise()) };

export const NotChecked: Story = { beforeEach: ({ msw }) => msw.use(...notChecked()) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failing()) };

export const Changes: Story = {
  args: { path: CHANGES },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Применить к 212 товарам' })).toBeVisible();
  },
};

export const ChangesOnPhone: Story = { args: { path: CHANGES }, globals: { viewport: { value: 'phone' } } };

export const ChangesRightToLeft: Story = { args: { path: CHANGES }, globals: { locale: 'ar' } };

export const Multiples: Story = {
  args: { path: '/seller/recommendation?kind=multiples&list=1' },
  beforeEach: ({ msw }) => msw.use(...multiples()),
};

export const NothingLeft: Story = { args: { path: CHANGES }, beforeEach: ({ msw }) => msw.use(...nothingLeft()) };

export const UnknownList: Story = { args: { path: CHANGES }, beforeEach: ({ msw }) => msw.use(...unknownList()) };

/** Prices of others changed before the seller agreed: the new list is shown, and nothing was changed. */
export const Overtaken: Story = {
  args: { path: CHANGES },
  beforeEach: ({ msw }) => msw.use(...overtaken()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Применить к 212 товарам' }));
    await expect(await canvas.findByText(/Ничего не изменено/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Применить к 1 товару' })).toBeVisible();
  },
};

export const ApplyFailed: Story = {
  args: { path: CHANGES },
  beforeEach: ({ msw }) => msw.use(...failingToApply()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Применить к 212 товарам' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
