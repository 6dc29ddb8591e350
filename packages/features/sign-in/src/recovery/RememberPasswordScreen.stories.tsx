import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from '../feature.ts';
import { CODE, recovery, recoveryTooMany } from '../mocks/handlers.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/RememberPassword',
  component: StoryShell,
  args: { routes, path: '/rememberpassword' },
  beforeEach: ({ msw }) => msw.use(...recovery()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

async function askForCode(canvasElement: HTMLElement, contact = '8 916 123-45-67'): Promise<void> {
  await userEvent.type(await within(canvasElement).findByLabelText('Телефон или эл. почта'), `${contact}{Enter}`);
}

export const Usual: Story = {};

export const Unreadable: Story = {
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement, 'ирина');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Введите телефон или эл. почту');
    await expect(canvas.getByLabelText('Телефон или эл. почта')).toHaveFocus();
    await expect(canvas.getByLabelText('Телефон или эл. почта')).toHaveValue('ирина');
  },
};

/** Clients and others see the same. */
export const CodeStep: Story = {
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await expect(await canvas.findByText(/Если такой клиент есть, мы отправили код на 8 916 123-45-67/)).toBeVisible();
  },
};

export const ByMail: Story = {
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement, 'irina@example.com');
    await expect(await canvas.findByText(/мы отправили код на irina@example.com/)).toBeVisible();
  },
};

export const WrongCode: Story = {
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Код'), '111111');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Осталось 4 попытки');
  },
};

/** The right code redirects to the page for a new password. */
export const RightCode: Story = {
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Код'), CODE);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Новый пароль' })).toBeVisible();
  },
};

export const TooManyTries: Story = {
  beforeEach: ({ msw }) => msw.use(...recoveryTooMany()),
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('через 14 минут');
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { ...CodeStep, globals: { theme: 'dark' } };

export const Phone: Story = { ...CodeStep, globals: { viewport: { value: 'phone' } } };
