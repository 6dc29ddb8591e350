import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import { StoryShop } from '@partshop/features/layout/testing';
import { feature } from './feature.ts';
import { byAdmin, nobody, switchable, tooOften } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/SwitchUser',
  component: StoryShop,
  args: { path: '/', panels: feature.panels, popups: feature.popups, popup: { name: 'switch-user' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...switchable(), ...byAdmin()),
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Pick<typeof userEvent, 'type' | 'click'>;

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Войти как клиент' }));

async function fill(user: User): Promise<Awaited<ReturnType<typeof openDialog>>> {
  const dialog = await openDialog();
  await user.type(dialog.getByRole('searchbox'), 'деталь{Enter}');
  await user.click(await dialog.findByRole('radio', { name: /ООО «Автодеталь»/ }));
  await user.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Клиент не видит оптовые цены');
  return dialog;
}

export const Empty: Story = {};

export const Found: Story = {
  async play({ userEvent: user }) {
    const dialog = await fill(user);
    await expect(dialog.getByText('Найдено 3 клиента')).toBeVisible();
  },
};

export const NobodyFound: Story = {
  beforeEach: ({ msw }) => msw.use(...nobody(), ...byAdmin()),
  async play({ userEvent: user }) {
    const dialog = await openDialog();
    await user.type(dialog.getByRole('searchbox'), 'нет такого{Enter}');
    await expect(await dialog.findByText('Никого не нашли')).toBeVisible();
  },
};

/** The focus moves to the error summary; each line links to its field. */
export const Incomplete: Story = {
  async play({ userEvent: user }) {
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Войти как клиент' }));
    const summary = await dialog.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(within(summary).getByRole('link', { name: /Опишите причину/ }));
    await expect(dialog.getByRole('textbox', { name: /Причина/ })).toHaveFocus();
  },
};

/** Each error goes when its field is mended. */
export const Mended: Story = {
  parameters: { visual: false },
  async play({ userEvent: user }) {
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Войти как клиент' }));
    await expect(await dialog.findAllByText('Найдите и выберите клиента')).not.toHaveLength(0);
    await fill(user);
    await expect(dialog.queryByText('Найдите и выберите клиента')).toBeNull();
    await expect(dialog.queryByText(/^Опишите причину/)).toBeNull();
  },
};

export const TooOften: Story = {
  beforeEach: ({ msw }) => msw.use(...tooOften(), ...byAdmin()),
  async play({ userEvent: user }) {
    const dialog = await fill(user);
    await user.click(dialog.getByRole('button', { name: 'Войти как клиент' }));
    await expect(await dialog.findByText(/Повторите через 3 минуты/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Причина/ })).toHaveValue('Клиент не видит оптовые цены');
  },
};

export const Phone: Story = { ...Found, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
