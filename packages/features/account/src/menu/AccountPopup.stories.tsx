import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadWith, routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { Button } from '@partshop/ui';
import { feature } from '../feature.ts';
import { irina, logout, logoutBroken } from '@partshop/features/sign-in/mocks';
import { load } from './account.popup.ts';
import { AccountPopup } from './AccountPopup.tsx';

/** A page of the shop with the open panel, which the chrome renders in the shop. */
function PageWithPopup() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main>
      <h1>Корзина</h1>
      <Button onClick={() => setIsOpen(true)}>Открыть меню</Button>
      {isOpen ? <AccountPopup data={{}} onClose={() => setIsOpen(false)} /> : null}
    </main>
  );
}

const meta = {
  title: 'Screens/AccountPopup',
  component: StoryShell,
  args: {
    routes: [
      { path: 'basket', loader: loadWith(load), Component: PageWithPopup },
      { path: '/', Component: () => <h1>Главная</h1> },
      ...routesOf(feature),
    ],
    path: '/basket',
  },
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...logout()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Retail: Story = {
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('dialog'));
    await expect(panel.getByText(/Бонусы: 200/)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Бонусы' })).toHaveAttribute('href', '/bonuses');
    await expect(panel.queryByRole('link', { name: 'Финансы' })).toBeNull();
  },
};

export const Wholesale: Story = {
  globals: { currentUser: 'wholesale' },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('dialog'));
    await expect(panel.getByRole('link', { name: 'Финансы' })).toBeVisible();
    await expect(panel.queryByText(/Бонусы/)).toBeNull();
  },
};

export const Overdue: Story = {
  args: { currentUser: { ...irina, ClientName: 'ООО «Автодеталь»', ClientType: 'Wholesale', PayBad: 48_200 } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText(/Просрочено: 48.200/)).toBeVisible());
  },
};

/** The panel closes when the visitor follows its link. */
export const FollowLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Профиль' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const LogOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти' }));
    await expect(await canvas.findByRole('heading', { name: 'Главная' })).toBeVisible();
  },
};

export const LogOutFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...logoutBroken()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не получилось выйти');
  },
};

/** /logout, for a link in a new tab and without scripts. */
export const LogoutPage: Story = {
  args: { path: '/logout' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Выйти из аккаунта?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти' }));
    await expect(await canvas.findByRole('heading', { name: 'Главная' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { currentUser: 'retail', locale: 'ar' } };

export const Dark: Story = { globals: { currentUser: 'retail', theme: 'dark' } };

export const Phone: Story = { globals: { currentUser: 'retail', viewport: { value: 'phone' } } };
