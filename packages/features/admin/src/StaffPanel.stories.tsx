import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryShop } from '@partshop/features/layout/testing';
import { feature } from './feature.ts';
import { byAdmin, byEditor, bySwitched, returning, stuck } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/StaffPanel',
  component: StoryShop,
  args: { path: '/', panels: feature.panels, popups: feature.popups },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...byAdmin()),
} satisfies Meta<typeof StoryShop>;

/** Closes the dialog as Escape does: a key that a script sends does not close a modal dialog. */
const closeByEscape = () => screen.getByRole<HTMLDialogElement>('dialog').close();

export default meta;
type Story = StoryObj<typeof meta>;

export const Admin: Story = {
  async play({ canvas, userEvent }) {
    const opener = await canvas.findByRole('button', { name: 'Войти как клиент' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Войти как клиент' });
    closeByEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** D14: an editor sees the bar without the button. */
export const Editor: Story = {
  beforeEach: ({ msw }) => msw.use(...byEditor()),
  async play({ canvas }) {
    await expect(await canvas.findByText('Входить как клиент могут только администраторы.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Войти как клиент' })).toBeNull();
  },
};

/** B5: who, why, how long. */
export const Switched: Story = {
  beforeEach: ({ msw }) => msw.use(...bySwitched()),
  async play({ canvas }) {
    await expect(await canvas.findByText('Вы смотрите магазин как ООО «Автодеталь»')).toBeVisible();
    await expect(canvas.getByText('Ещё 24 минуты')).toBeVisible();
  },
};

export const Returning: Story = {
  beforeEach: ({ msw }) => msw.use(...returning()),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуться' }));
    await expect(await screen.findByText('Возвращаем вас в вашу учётную запись…')).toBeVisible();
  },
};

export const CannotReturn: Story = {
  beforeEach: ({ msw }) => msw.use(...stuck()),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуться' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Не удалось вернуться' }));
    await expect(dialog.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const SwitchedOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...bySwitched()),
};

export const SwitchedDark: Story = {
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...bySwitched()),
};

export const SwitchedRightToLeft: Story = {
  args: { locale: 'ar' },
  globals: { locale: 'ar' },
  beforeEach: ({ msw }) => msw.use(...bySwitched()),
};
