import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import * as scenarios from './mocks/client-orders.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Order',
  component: StoryShell,
  args: { routes, path: '/client/vue-order/26-4821-0937', currentUser: scenarios.client },
  beforeEach: ({ msw }) => msw.use(...scenarios.fresh()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const openAct = async (canvasElement: HTMLElement, name: RegExp) => {
  const [summary] = await within(canvasElement).findAllByText(name);
  const details = summary?.closest('details');
  if (!summary || !details) throw new Error(`No act ${String(name)}.`);
  await userEvent.click(summary);
  return within(details);
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Мы приняли заказ/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/client/orders');
  },
};

/** A new item is cancelled at once. */
export const Cancelled: Story = {
  play: async ({ canvas, canvasElement }) => {
    const act = await openAct(canvasElement, /^Отменить деталь$/);
    await userEvent.type(act.getByLabelText('Причина'), 'Ошибся');
    await userEvent.click(act.getByRole('button', { name: 'Отменить' }));
    await expect((await canvas.findAllByText('Отменён'))[0]).toBeVisible();
  },
};

export const UnderWay: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.underWay()),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Детали в пути|Обещали/)).toBeVisible();
    await userEvent.click((await canvas.findAllByText('Что происходит с деталью'))[1] as HTMLElement);
    await expect(canvas.getByText(/Нашёл такие же в гараже/)).toBeVisible();
    const withdraw = within(canvasElement).getByRole('button', { name: /^Не отменять/ });
    await userEvent.click(withdraw);
    await expect((await canvas.findAllByText('Заказан у поставщика'))[0]).toBeVisible();
  },
};

export const CanBeReturned: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.received()),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Можно вернуть до/)).toBeVisible();
    await expect(canvas.getByText(/Эту деталь вернуть нельзя/)).toBeVisible();
    const act = await openAct(canvasElement, /^Вернуть деталь$/);
    await expect(act.getByText(/без объяснения причины/)).toBeVisible();
    await userEvent.click(act.getByRole('button', { name: 'Попросить о возврате' }));
    await expect((await canvas.findAllByText('Запрошен возврат'))[0]).toBeVisible();
  },
};

/** What the seller answered, and the refund. */
export const Returned: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.returned()),
  play: async ({ canvas }) => {
    for (const summary of await canvas.findAllByText('Что происходит с деталью')) await userEvent.click(summary);
    await expect(canvas.getByText('Возврат отклонён')).toBeVisible();
    await expect(canvas.getByText(/следы установки/)).toBeVisible();
    await expect(canvas.getByText(/^Возвращаем/)).toBeVisible();
  },
};

export const Overtaken: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.overtaken()),
  play: async ({ canvas, canvasElement }) => {
    const act = await openAct(canvasElement, /^Попросить об отмене$/);
    await userEvent.click(act.getByRole('button', { name: 'Попросить об отмене' }));
    await expect(await canvas.findByText(/Состояние детали изменилось/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const BrokenAct: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.brokenAct()),
  play: async ({ canvas, canvasElement }) => {
    const act = await openAct(canvasElement, /^Отменить деталь$/);
    await userEvent.type(act.getByLabelText('Причина'), 'Ошибся');
    await userEvent.click(act.getByRole('button', { name: 'Отменить' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(act.getByLabelText('Причина')).toHaveValue('Ошибся');
  },
};

/** The recipient of a new order is changed. */
export const Updated: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await openAct(canvasElement, /^Изменить получателя и комментарий$/);
    await userEvent.clear(form.getByLabelText(/Получатель/));
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.type(form.getByLabelText(/Получатель/), 'Пётр Иванов');
    await userEvent.type(form.getByLabelText('Комментарий'), 'Въезд со двора');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText('Въезд со двора', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText('Пётр Иванов')).toBeVisible();
  },
};

export const VinChecked: Story = {
  play: async ({ canvas }) => {
    const vin = await canvas.findByLabelText('VIN');
    await userEvent.type(vin, 'XW8');
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }));
    await expect(await canvas.findByText(/17 букв и цифр, без/)).toBeVisible();
    await userEvent.clear(vin);
    await userEvent.type(vin, 'XW8ZZZ5NZJG123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }));
    await expect(await canvas.findByText(/Продавец проверит детали/)).toBeVisible();
  },
};

/** Leads to the page where the order is paid. */
export const ToPay: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.toPay()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Оплатить/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/pay\//),
    );
    await expect(canvas.getByText('Онлайн, ждём оплаты')).toBeVisible();
  },
};

/** What was given back of the payment, and what is about to be. */
export const PartlyRefunded: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.partlyRefunded()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Возвращено')).toBeVisible();
    await expect(canvas.getByText('Возвращаем')).toBeVisible();
  },
};

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.longOrder()) };

/** An unknown order, and one of somebody else. */
export const NotFound: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.unknownOrder()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.failedOrder()) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...scenarios.slowOrder()) };

export const RightToLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.returned()),
  globals: { locale: 'ar' },
};

export const Phone: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.underWay()),
  globals: { viewport: { value: 'phone' } },
};
