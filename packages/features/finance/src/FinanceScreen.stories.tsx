import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import * as scenarios from './mocks/finance.ts';
import { debtor, retail } from './mocks/handlers.ts';

const routes = routesInMain(routesOf(feature));
const withPayment = `/client/finance?payment=${scenarios.DEBT_PAYMENT_ID}`;

const meta = {
  title: 'Screens/Finance',
  component: StoryShell,
  args: { routes, path: '/client/finance', currentUser: debtor },
  beforeEach: ({ msw }) => msw.use(...scenarios.overdueDebt()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is overdue is suggested to be paid; each document leads to its order. */
export const Overdue: Story = {
  play: async ({ canvas }) => {
    const overdue = within(await canvas.findByRole('region', { name: 'Просрочено' }));
    await expect(overdue.getByText(/48.350/)).toBeVisible();
    await expect(overdue.getByText(/23.510/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Сумма' })).toHaveValue('48350');
    const open = within(canvas.getByRole('table', { name: 'К оплате' }));
    await expect(open.getAllByRole('link', { name: /Отгрузка/ })[0]).toHaveAttribute(
      'href',
      '/client/vue-order/26-4801-7390',
    );
    await expect(open.getAllByRole('link', { name: /PDF/ })[0]).toHaveAttribute(
      'href',
      '/services/orders/document/26-4801-7390/delivery-note?lang=ru',
    );
    await expect(open.getByText('просрочен 47 дней')).toBeVisible();
  },
};

export const InTime: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.paidInTime()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Просроченных платежей нет' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Сумма' })).toHaveValue('15240,50');
  },
};

export const Advance: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.advance()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ваш аванс' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Оплатить' })).toBeNull();
  },
};

/** What is no sum is refused at once, and what was typed stays. */
export const WrongSum: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Сумма' });
    await userEvent.clear(field);
    await userEvent.type(field, 'всё');
    await userEvent.click(canvas.getByRole('button', { name: 'Перейти к оплате' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Введите сумму в рублях/);
    await expect(canvas.getByRole('textbox', { name: 'Сумма' })).toHaveValue('всё');
  },
};

/** The ledger stays narrowed as it was. */
export const MoreThanOwed: Story = {
  args: { path: '/client/finance?kind=payment' },
  beforeEach: ({ msw }) => msw.use(...scenarios.lessOwed()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Перейти к оплате' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/больше вашего долга/);
    const kinds = within(canvas.getByRole('navigation', { name: 'Виды движений' }));
    await expect(kinds.getByRole('link', { current: true })).toHaveTextContent('Оплаты');
  },
};

export const ProviderDown: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.providerDown()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Перейти к оплате' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Деньги не списаны/);
  },
};

export const NotOffered: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.notOffered()) };

export const PaymentMade: Story = {
  args: { path: withPayment },
  beforeEach: ({ msw }) => msw.use(...scenarios.paymentPaid()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Платёж .*48.350.* зачислен$/)).toBeVisible();
  },
};

export const PaymentAwaited: Story = {
  args: { path: withPayment },
  beforeEach: ({ msw }) => msw.use(...scenarios.paymentPending()),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Продолжить оплату' });
    await expect(link).toHaveAttribute('href', 'https://pay.example/71');
  },
};

export const PaymentRefused: Story = {
  args: { path: withPayment },
  beforeEach: ({ msw }) => msw.use(...scenarios.paymentRefused()),
};

/** Ten thousand entries, sums of milliards, a long contract. */
export const LongData: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.tenThousand()),
  play: async ({ canvas }) => {
    const ledger = within(await canvas.findByRole('table', { name: 'Движения' }));
    await expect(ledger.getAllByRole('rowheader')).toHaveLength(50);
    await expect(canvas.getByRole('link', { name: '200' })).toHaveAttribute('href', '/client/finance?page=200#ledger');
  },
};

export const LongDataOnPhone: Story = { ...LongData, globals: { viewport: { value: 'phone' } } };

export const NothingFound: Story = {
  args: { path: '/client/finance?from=2026-01-01&to=2026-01-02' },
  beforeEach: ({ msw }) => msw.use(...scenarios.nothingFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('За эти дни движений нет')).toBeVisible();
    await expect(canvas.getByLabelText('С')).toHaveValue('2026-01-01');
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.emptyLedger()) };

/** A retail client has no account with the shop. */
export const Retail: Story = {
  args: { currentUser: retail },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Мои заказы' })).toBeVisible();
  },
};

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.failedFinance()) };
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.slowFinance()) };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
