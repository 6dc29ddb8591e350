import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';

const meta = {
  title: 'Screens/BonusProgramme',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/a-bonus' },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures are those of the settings. */
export const Offer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^200.₽ за регистрацию$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute(
      'href',
      expect.stringContaining('/register-simple'),
    );
  },
};

/** A client has registered already. */
export const OfferToClient: Story = {
  globals: { currentUser: 'retail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Мои бонусы' })).toHaveAttribute('href', '/bonuses');
  },
};

export const OfferRightToLeft: Story = { globals: { locale: 'ar' } };

export const OfferPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Club: Story = {
  args: { path: '/bonus-club' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Бонусы действуют 180 дней/)).toBeVisible();
  },
};

export const ClubDark: Story = { args: { path: '/bonus-club' }, globals: { theme: 'dark' } };

export const ClubRightToLeft: Story = { args: { path: '/bonus-club' }, globals: { locale: 'ar' } };
