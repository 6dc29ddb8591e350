import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import {
  currentSeller,
  emptyQueues,
  longTexts,
  manyOrders,
  overtaken,
  queuesFailing,
  queuesSlow,
  sellerServer,
  shortPages,
  withoutPrices,
} from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Seller',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/seller/orders/new', currentUser: currentSeller },
  beforeEach: ({ msw }) => msw.use(...sellerServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a form of an item by its title, and returns it. */
async function openForm(canvasElement: HTMLElement, name: RegExp) {
  const [summary] = await within(canvasElement).findAllByText(name, { selector: 'summary' });
  const details = summary?.closest('details');
  if (!summary || !details) throw new Error(`No form ${String(name)}.`);
  await userEvent.click(summary);
  return within(details);
}

export const NewOrders: Story = {};

export const NewOrdersDark: Story = { globals: { theme: 'dark' } };

export const NewOrdersOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NewOrdersInEnglish: Story = { globals: { locale: 'en' } };

export const NewOrdersRightToLeft: Story = { globals: { locale: 'ar' } };

/** Who works in the warehouse sees neither prices nor links to other pages. */
export const OfWarehouse: Story = {
  args: { currentUser: { ...currentSeller, SellerRole: 'warehouse' } },
  beforeEach: ({ msw }) => msw.use(...withoutPrices()),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('4 шт.'))[0]).toBeVisible();
    await expect(canvas.queryByText(/₽/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Настройки продавца' })).toBeNull();
  },
};

export const NoOrders: Story = { beforeEach: ({ msw }) => msw.use(...emptyQueues()) };

export const ManyOrders: Story = { beforeEach: ({ msw }) => msw.use(...manyOrders()) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...queuesSlow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...queuesFailing()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longTexts()),
  globals: { viewport: { value: 'phone' } },
};

export const Accepted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Принять всё в заказе .?26-4790-1182/ }));
    await expect(await canvas.findByText('Принято. Заказ ждёт отгрузки.')).toBeVisible();
    await expect(canvas.queryByText(/26-4790-1182/)).toBeNull();
  },
};

/** A part needs a number and a reason; what was typed stays. */
export const PartRefused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Принять часть');
    const form = await openForm(canvasElement, /Принять часть/);
    await userEvent.type(form.getByLabelText('Сколько есть'), '40');
    await userEvent.click(form.getByRole('button', { name: 'Принять часть' }));
    await expect(await canvas.findByText('Напишите число от 1 до 3')).toBeVisible();
    await expect(canvas.getByText('Напишите причину: её увидит покупатель')).toBeVisible();
    await expect(form.getByLabelText('Сколько есть')).toHaveValue('40');
  },
};

export const PartAccepted: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Принять часть');
    const form = await openForm(canvasElement, /Принять часть/);
    await userEvent.type(form.getByLabelText('Сколько есть'), '3');
    await userEvent.type(form.getByLabelText('Причина'), 'Есть три');
    await userEvent.click(form.getByRole('button', { name: 'Принять часть' }));
    await expect(await canvas.findByText('Часть принята, остальное — отказ.')).toBeVisible();
  },
};

/** What was refused stays on its page of the queue; the last order of that page leads to the one before. */
export const SecondPage: Story = {
  args: { path: '/seller/orders/new?page=2' },
  beforeEach: ({ msw }) => msw.use(...shortPages()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Принять часть');
    const form = await openForm(canvasElement, /Принять часть/);
    await userEvent.type(form.getByLabelText('Сколько есть'), '1');
    await userEvent.click(form.getByRole('button', { name: 'Принять часть' }));
    await expect(await canvas.findByText('Напишите причину: её увидит покупатель')).toBeVisible();
    await expect(form.getByLabelText('Сколько есть')).toHaveValue('1');
    await userEvent.type(form.getByLabelText('Причина'), 'Есть одна');
    await userEvent.click(form.getByRole('button', { name: 'Принять часть' }));
    await expect(await canvas.findByText('Часть принята, остальное — отказ.')).toBeVisible();
    await expect(canvas.getByText(/26-4811-2070/)).toBeVisible();
  },
};

/** Another person of the seller was faster. */
export const Overtaken: Story = {
  beforeEach: ({ msw }) => msw.use(...overtaken()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Принять всё в заказе .?26-4790-1182/ }));
    await expect(await canvas.findByText(/только что изменился/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /26-4790-1182/ })).toBeNull();
  },
};

export const Waiting: Story = { args: { path: '/seller/orders/wait' } };

export const WaitingOnPhone: Story = { ...Waiting, globals: { viewport: { value: 'phone' } } };

/** Marked items are sent to the files of labels and packing lists. */
export const Printing: Story = {
  ...Waiting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/Печатать: .*GDB1550/));
    const labels = canvas.getByRole<HTMLButtonElement>('button', { name: 'Этикетки' });
    const lists = canvas.getByRole<HTMLButtonElement>('button', { name: 'Упаковочные листы' });
    const { form } = labels;
    if (!form) throw new Error('The button has no form.');
    await expect(new FormData(form).getAll('itemId')).toHaveLength(1);
    await expect(new URL(form.action).pathname).toBe('/services/seller/print/labels');
    await expect(new URL(lists.formAction).pathname).toBe('/services/seller/print/packing-list');
  },
};

export const Shipped: Story = {
  ...Waiting,
  play: async ({ canvas }) => {
    const ship = await canvas.findByRole('button', { name: /Отгрузить всё/ });
    const form = within(ship.closest('form') as HTMLElement);
    await userEvent.type(form.getByLabelText('Номер посылки или накладной'), 'ТТН 17');
    await userEvent.click(ship);
    await expect(await canvas.findByText('Отгружать нечего')).toBeVisible();
  },
};

/** A day needs to be chosen. */
export const AnotherDay: Story = {
  ...Waiting,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Изменить срок');
    const form = await openForm(canvasElement, /Изменить срок/);
    await userEvent.click(form.getByRole('button', { name: 'Изменить срок' }));
    await expect(await canvas.findByText(/Выберите день/)).toBeVisible();
  },
};

export const Requests: Story = { args: { path: '/seller/orders/return-request' } };

export const RequestsRightToLeft: Story = {
  ...Requests,
  globals: { locale: 'ar', viewport: { value: 'phone' } },
};

export const RequestDeclined: Story = {
  ...Requests,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Принять возврат');
    const form = await openForm(canvasElement, /Отказать/);
    await userEvent.click(form.getByRole('button', { name: 'Отказать' }));
    await expect(await canvas.findByText('Напишите причину: её увидит покупатель')).toBeVisible();
    await userEvent.type(canvas.getAllByLabelText('Причина')[0] as HTMLElement, 'Следы установки');
    await userEvent.click(form.getByRole('button', { name: 'Отказать' }));
    await expect(await canvas.findByText('Ответ отправлен: отказ с причиной.')).toBeVisible();
  },
};
