import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';

const meta = {
  title: 'Screens/Documents',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/paperwork' },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Согласие на обработку персональных данных' });
    await expect(region).toHaveAttribute('id', 'consent');
    const contents = within(canvas.getByRole('navigation', { name: 'Содержание' })).getByRole('list');
    await expect(getComputedStyle(contents).listStyleType).toBe('none');
  },
};

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
