import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from '../feature.ts';
import { login, loginBroken, loginOfflineOnce, loginSlow, loginTooMany, PASSWORD } from '../mocks/handlers.ts';

const routes = [
  {
    Component: () => (
      <main>
        <Outlet />
      </main>
    ),
    children: [...routesOf(feature), { path: 'basket', Component: () => <h1>Корзина</h1> }],
  },
];

const meta = {
  title: 'Screens/Login',
  component: StoryShell,
  args: { routes, path: '/login?target=%2Fbasket' },
  beforeEach: ({ msw }) => msw.use(...login()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(canvasElement: HTMLElement, password: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Телефон или эл. почта'), '8 916 123-45-67');
  await userEvent.type(canvas.getByLabelText('Пароль'), `${password}{Enter}`);
}

export const Usual: Story = {};

/** The right password redirects to the page that the visitor came from. */
export const LogIn: Story = {
  play: async ({ canvasElement }) => {
    await logIn(canvasElement, PASSWORD);
    await expect(await within(canvasElement).findByRole('heading', { name: 'Корзина' })).toBeVisible();
  },
};

/** Nothing is filled in: the focus moves to the error summary, whose lines link to the fields. */
export const MissingFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Войти' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Введите пароль' }));
    await expect(canvas.getByLabelText('Пароль')).toHaveFocus();
  },
};

/** The login stays, the password is emptied, the focus moves to the error. */
export const WrongPassword: Story = {
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement, 'не тот');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('не подходят');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(canvas.getByLabelText('Телефон или эл. почта')).toHaveValue('8 916 123-45-67');
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('');
  },
};

/** A wrong password is no longer called wrong once it is typed again. */
export const MendedPassword: Story = {
  play: async (context) => {
    const { canvas } = context;
    await WrongPassword.play?.(context);
    await userEvent.type(canvas.getByLabelText('Пароль'), PASSWORD);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByLabelText('Пароль')).toBeValid();
  },
};

export const ShowPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Пароль'), 'видно');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus();
  },
};

export const TooManyTries: Story = {
  beforeEach: ({ msw }) => msw.use(...loginTooMany()),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement, PASSWORD);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('через 14 минут');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

export const Broken: Story = {
  beforeEach: ({ msw }) => msw.use(...loginBroken()),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement, PASSWORD);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Что-то сломалось у нас');
  },
};

/** Without a network the typed values stay and can be sent again. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...loginOfflineOnce()),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement, PASSWORD);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Нет связи с магазином');
    await expect(canvas.getByLabelText('Телефон или эл. почта')).toHaveValue('8 916 123-45-67');
  },
};

export const OfflineThenRetried: Story = {
  ...Offline,
  play: async (context) => {
    await Offline.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await context.canvas.findByRole('heading', { name: 'Корзина' })).toBeVisible();
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(...loginSlow()),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement, PASSWORD);
    await expect(await canvas.findByRole('button', { name: 'Входим…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A client is redirected from the login page. */
export const AlreadyLoggedIn: Story = {
  globals: { currentUser: 'retail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Корзина' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const English: Story = { globals: { locale: 'en' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Contrast: Story = { globals: { theme: 'contrast' } };

export const Phone: Story = { ...WrongPassword, globals: { viewport: { value: 'phone' } } };
