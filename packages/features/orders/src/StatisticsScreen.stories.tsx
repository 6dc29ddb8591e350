import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { client } from './mocks/client-orders.ts';
import { failedReport, nothingBought, slowReport, yearOfOrders } from './mocks/sale-report.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Order statistics',
  component: StoryShell,
  args: { routes, path: '/client/statistic-orders', currentUser: client },
  beforeEach: ({ msw }) => msw.use(...yearOfOrders()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: /Сумма по месяцам/ })).toBeVisible();
    await expect(canvas.getByLabelText('С')).toHaveValue('2025-07-01');
    const articles = within(canvas.getByRole('region', { name: 'Что вы покупали больше всего' }));
    await expect(articles.getAllByRole('link')[0]).toHaveAttribute('href', '/price/mann/W71275');
    await expect(canvas.getByRole('link', { name: /CSV/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/salereport_csv\?from=2025-07-01&to=.*&currencyCode=RUB&lang=ru$/),
    );
  },
};

/** Days that end before they begin: the usual year, and why. */
export const BadPeriod: Story = {
  args: { path: '/client/statistic-orders?from=2026-06-01&to=2026-05-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/хотя бы один день/);
    await expect(canvas.getByLabelText('С')).toHaveValue('2025-07-01');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...nothingBought()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('За эти дни заказов нет')).toBeVisible();
  },
};

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...failedReport()) };
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...slowReport()) };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
