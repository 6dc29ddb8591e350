import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { feature as checkout } from '@partshop/features/checkout';
import { feature } from './feature.ts';
import * as scenarios from './mocks/payment-server.ts';

const routes = [
  {
    Component: () => (
      <main>
        <Outlet />
      </main>
    ),
    children: [...routesOf(feature), ...routesOf(checkout)],
  },
];

const meta = {
  title: 'Screens/Payment',
  component: StoryShell,
  args: { routes, path: `/pay/${scenarios.ORDER_NUMBER}` },
  beforeEach: ({ msw }) => msw.use(...scenarios.fresh()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button leads to the provider's page, which is the stand-in's here. */
export const ToPay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Оплатите заказ' })).toBeVisible();
    await expect(canvas.getByText(/осталось 4\d минут/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Перейти к оплате' }));
    await expect(await canvas.findByRole('heading', { name: 'Демонстрация оплаты' })).toBeVisible();
  },
};

export const OnReceiptInstead: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оплатить при получении' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /оформлен/ })).toBeVisible();
    await expect(canvas.getByText('При получении')).toBeVisible();
  },
};

export const TwoProviders: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.withPaypal()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Оплатить через PayPal' })).toBeVisible();
  },
};

/** The buyer came back before the provider confirmed. */
export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.waiting()),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Продолжить оплату' });
    await expect(link).toHaveAttribute('href', 'https://pay.example/1');
  },
};

/** The page learns by itself that the payment came, and says so to screen readers. */
export const Confirmed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.confirmed()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ждём подтверждения оплаты' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Оплачено. Спасибо!' }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Оплачено. Спасибо!');
  },
};

export const ProviderSilent: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.unanswered()) };

export const ProviderDown: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.providerDown()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Перейти к оплате' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Деньги не списаны/);
    await expect(canvas.getByRole('button', { name: 'Оплатить при получении' })).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.refused()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};

export const Paid: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.paidOrder()) };

export const PartlyRefunded: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.partlyRefunded()) };

export const Refunded: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.refunded()) };

export const TimeIsOver: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.over()) };

export const NotOffered: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.notOffered()) };

export const OnReceipt: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.onReceipt()) };

/** The payment's state cannot be asked, so the page says what the order itself knows. */
export const StateFails: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.stateFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Перейти к оплате' })).toBeVisible();
  },
};

/** The rows add up to the total. */
export const WithPromoCode: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.withPromo()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Скидка по промокоду')).toBeVisible();
    await expect(canvas.getByText(/^[−-]100\s₽$/)).toBeVisible();
  },
};

export const InEuros: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.inEuros()) };

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.longOrder()) };

/** An unknown order, and one of somebody else. */
export const NotFound: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.unknown()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.failed()) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.slow()) };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.refused()),
  globals: { viewport: { value: 'phone' } },
};
