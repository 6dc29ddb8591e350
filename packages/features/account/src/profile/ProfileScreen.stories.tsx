import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from '../feature.ts';
import { irina, logout, PASSWORD, passwordChange, passwordChangeSignedOut } from '@partshop/features/sign-in/mocks';

const routes = [
  {
    Component: () => (
      <main>
        <Outlet />
      </main>
    ),
    children: [...routesOf(feature), { path: '/', Component: () => <h1>Главная</h1> }],
  },
];

const meta = {
  title: 'Screens/Profile',
  component: StoryShell,
  args: { routes, path: '/profile' },
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...passwordChange(), ...logout()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

async function change(canvasElement: HTMLElement, old: string, fresh: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Текущий пароль'), old);
  await userEvent.type(canvas.getByLabelText('Новый пароль'), `${fresh}{Enter}`);
}

export const Retail: Story = {};

export const Wholesale: Story = {
  globals: { currentUser: 'wholesale' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Оптовые')).toBeVisible();
  },
};

export const PasswordChanged: Story = {
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement, PASSWORD, 'синий трамвай 8');
    await expect(await canvas.findByText(/Пароль изменён/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Текущий пароль')).toHaveValue(''));
    await expect(canvas.getByLabelText('Новый пароль')).toHaveValue('');
  },
};

export const WrongOldPassword: Story = {
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement, 'не тот', 'синий трамвай 8');
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent('Текущий пароль не подходит');
  },
};

/** An admin who looks at the shop as the client reads why there is no form. */
export const SeenByStaff: Story = {
  args: { currentUser: { ...irina, SwitchedBy: { ClientName: 'Администратор', Reason: 'Вопрос', Until: '' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Пароль меняет только сам клиент/)).toBeVisible();
    await expect(canvas.queryByLabelText('Текущий пароль')).toBeNull();
  },
};

/** Another tab logged the client out. */
export const SignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(...passwordChangeSignedOut()),
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement, PASSWORD, 'синий трамвай 8');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Вы больше не в аккаунте');
  },
};

export const LogOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти' }));
    await expect(await canvas.findByRole('heading', { name: 'Главная' })).toBeVisible();
  },
};

/** A guest gets 401, which the shop's chrome explains. */
export const Anonymous: Story = {
  globals: { currentUser: 'anonymous' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/401/)).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    currentUser: {
      ...irina,
      ClientName: 'Константин Константинович Константинопольский-Задунайский',
      ClientEmail: 'a.very.long.mailbox.name.without.any.break@subdomain.of.some.example.com',
    },
  },
};

export const RightToLeft: Story = { globals: { currentUser: 'retail', locale: 'ar' } };

export const Dark: Story = { globals: { currentUser: 'retail', theme: 'dark' } };

export const Phone: Story = { globals: { currentUser: 'retail', viewport: { value: 'phone' } } };
