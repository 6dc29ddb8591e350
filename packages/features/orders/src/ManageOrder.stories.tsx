import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { client } from './mocks/client-orders.ts';
import * as scenarios from './mocks/managed-orders.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Manage an order',
  component: StoryShell,
  args: { routes, path: '/client/vue-order/26-4821-0937', currentUser: scenarios.manager },
  beforeEach: ({ msw }) => msw.use(...scenarios.managed()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a form of the first item. */
async function openForm(canvasElement: HTMLElement, name: RegExp) {
  const [summary] = await within(canvasElement).findAllByText(name, { selector: 'summary' });
  const details = summary?.closest('details');
  if (!summary || !details) throw new Error(`No form ${String(name)}.`);
  await userEvent.click(summary);
  return within(details);
}

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Гараж 12/)).toBeVisible();
    await expect(canvas.queryByText('Отменить деталь')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Повторить заказ' })).toBeNull();
  },
};

export const PriceChanged: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await openForm(canvasElement, /^Изменить цену$/);
    const price = form.getByLabelText(/Цена за штуку/);
    await userEvent.clear(price);
    await userEvent.type(price, 'дёшево');
    await userEvent.type(form.getByLabelText('Причина'), 'По телефону');
    await userEvent.click(form.getByRole('button', { name: 'Изменить цену' }));
    await expect(await canvas.findByText(/Напишите сумму в рублях/)).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, '1 250,50');
    await userEvent.click(form.getByRole('button', { name: 'Изменить цену' }));
    await expect(await canvas.findByText(/стало .*1.250,50/)).toBeVisible();
    await expect(await canvas.findByText(/Менеджер: .*По телефону/)).toBeVisible();
  },
};

/** Another manager was faster: the page shows the order as it is now and keeps what was typed. */
export const Overtaken: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.managedByAnother()),
  play: async ({ canvas, canvasElement }) => {
    const form = await openForm(canvasElement, /^Изменить цену$/);
    const price = form.getByLabelText(/Цена за штуку/);
    await userEvent.clear(price);
    await userEvent.type(price, '999');
    await userEvent.click(form.getByRole('button', { name: 'Изменить цену' }));
    // The order is drawn anew as it is now, with the alert.
    await waitFor(() => expect(canvas.getByText(/Заказ только что изменился/)).toBeVisible());
    await expect(canvas.getAllByLabelText(/Цена за штуку/)[0]).toHaveValue('999');
  },
};

export const Moved: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await openForm(canvasElement, /^Перенести в другой заказ$/);
    await userEvent.click(form.getByRole('button', { name: 'Перенести в другой заказ' }));
    await expect(await canvas.findByRole('link', { name: /из заказа .*26-4821-0937/ })).toBeVisible();
  },
};

export const DeliveryPriced: Story = {
  play: async ({ canvas }) => {
    const cost = await canvas.findByLabelText('Стоимость доставки');
    await userEvent.clear(cost);
    await userEvent.type(cost, '350');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить доставку' }));
    await expect(await canvas.findByText(/Доставка: было .*0.*, стало .*350/)).toBeVisible();
  },
};

/** What the buyer sees of it. */
export const SeenByTheBuyer: Story = {
  args: { currentUser: client },
  beforeEach: ({ msw }) => msw.use(...scenarios.changedByManager()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Изменения в заказе' })).toBeVisible();
    await expect(canvas.queryByText('Менеджеру')).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
