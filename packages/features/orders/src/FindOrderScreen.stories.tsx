import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { broken, CODE, expired, found, ORDER_NUMBER, tooManyCodes } from './mocks/handlers.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Find an order',
  component: StoryShell,
  args: { routes, path: `/find-order?number=${ORDER_NUMBER}` },
  beforeEach: ({ msw }) => msw.use(...found()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send(canvasElement: HTMLElement, phone = '9161234567'): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Телефон из заказа'), phone);
  await userEvent.click(canvas.getByRole('button', { name: 'Показать заказ' }));
}

async function typeCode(canvasElement: HTMLElement, code = CODE): Promise<void> {
  await send(canvasElement);
  await userEvent.type(await within(canvasElement).findByLabelText('Код'), code);
}

/** The link of a confirmation fills the number in. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Номер заказа')).toHaveValue(ORDER_NUMBER);
  },
};

export const Found: Story = {
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Заказ/ })).toBeVisible();
  },
};

export const CodeStep: Story = {
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement);
    await waitFor(async () => expect(await canvas.findByLabelText('Код')).toHaveFocus());
    await expect(canvas.getByText(/Код отправлен на/)).toBeVisible();
  },
};

export const WrongCode: Story = {
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement, '111111');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Осталось 4 попытки');
  },
};

/** Another code can be asked for on the same step. */
export const ExpiredCode: Story = {
  beforeEach: ({ msw }) => msw.use(...expired()),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/код/i);
    await expect(canvas.getByLabelText('Код')).toBeVisible();
  },
};

export const WrongFields: Story = {
  args: { path: '/find-order?number=W712' },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement, '12');
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent('В номере заказа десять цифр');
  },
};

/** An error goes when its field is mended. */
export const MendedFields: Story = {
  ...WrongFields,
  play: async (context) => {
    const { canvas } = context;
    await WrongFields.play?.(context);
    const number = canvas.getByLabelText('Номер заказа');
    await userEvent.clear(number);
    await userEvent.type(number, ORDER_NUMBER);
    await waitFor(() => expect(number).toBeValid());
    await expect(canvas.getByRole('alert')).toHaveTextContent('В номере не хватает');
    await userEvent.type(canvas.getByLabelText('Телефон из заказа'), '{Backspace}{Backspace}9161234567');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** The phone is proved, so the number can be corrected without another code. */
export const UnknownOrder: Story = {
  args: { path: '/find-order?number=26-0000-0000' },
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('такого заказа нет');
    const number = canvas.getByLabelText('Номер заказа');
    await userEvent.clear(number);
    await userEvent.type(number, `${ORDER_NUMBER}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Заказ/ })).toBeVisible();
  },
};

export const TooManyCodes: Story = {
  beforeEach: ({ msw }) => msw.use(...tooManyCodes()),
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Broken: Story = {
  beforeEach: ({ msw }) => msw.use(...broken()),
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
