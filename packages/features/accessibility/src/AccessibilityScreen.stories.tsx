import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';

const meta = {
  title: 'Screens/AccessibilityStatement',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/accessibility' },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  // The results change with each run; the picture would too.
  parameters: { visual: false },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Результаты по критериям' });
    const contrast = within(region)
      .getByText(/Контраст \(минимум\)/)
      .closest('li');
    await expect(contrast).toHaveTextContent(/axe: [\d\s]+ пример.+цвета тем/);
    await expect(
      within(region)
        .getByText(/Указания не только на вид и место/)
        .closest('li'),
    ).toHaveTextContent('Ещё не проверяли');
    await expect(canvas.getByRole('link', { name: 'Все контакты' })).toHaveAttribute('href', '/contacts');
  },
};

export const English: Story = { globals: { locale: 'en' }, parameters: { visual: false } };

export const RightToLeft: Story = { globals: { locale: 'ar' }, parameters: { visual: false } };

export const Dark: Story = { globals: { theme: 'dark' }, parameters: { visual: false } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { visual: false } };
