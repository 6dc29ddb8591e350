import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadWith, type PopupData, routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { Button } from '@partshop/ui';
import { feature } from '../feature.ts';
import { login, PASSWORD, registration } from '../mocks/handlers.ts';
import { load } from './login.popup.ts';
import { LoginPopup } from './LoginPopup.tsx';

/** A page of the shop with the open popup, which the chrome renders in the shop. */
const pageWith = (data: PopupData) =>
  function PageWithPopup() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <main>
        <h1>Корзина</h1>
        <Button onClick={() => setIsOpen(true)}>Открыть вход</Button>
        {isOpen ? <LoginPopup data={data} onClose={() => setIsOpen(false)} /> : null}
      </main>
    );
  };

const routesWith = (data: PopupData) => [
  { path: 'basket', loader: loadWith(load), Component: pageWith(data) },
  { path: '/', Component: () => <h1>Главная</h1> },
  { path: 'client/orders', Component: () => <h1>Заказы</h1> },
  ...routesOf(feature),
];

const meta = {
  title: 'Screens/LoginPopup',
  component: StoryShell,
  args: { routes: routesWith({}), path: '/basket' },
  beforeEach: ({ msw }) => msw.use(...login(), ...registration()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('dialog'));

export const Usual: Story = {};

/** The popup stays open after a refusal. */
export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByLabelText('Телефон или эл. почта'), 'irina@example.com');
    await userEvent.type(dialog.getByLabelText('Пароль'), 'не тот{Enter}');
    const alert = await dialog.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(dialog.getByLabelText('Телефон или эл. почта')).toHaveValue('irina@example.com');
  },
};

/** The popup stays open for the login by a code. */
export const ByCode: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('link', { name: 'Войти по коду из SMS' }));
    await expect(dialog.getByRole('heading', { name: 'Вход по коду' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Телефон'), '9161234567');
    await userEvent.click(dialog.getByRole('button', { name: 'Получить код' }));
    await expect(await dialog.findByLabelText('Код')).toBeVisible();
  },
};

export const Registration: Story = {
  args: { routes: routesWith({ mode: 'registration' }) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Получить код' })).toBeVisible();
  },
};

/** The two sides of the popup; without scripts the links lead to pages. */
export const SwitchSides: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('link', { name: 'Регистрация' }));
    await expect(dialog.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'Вход' }));
    await expect(dialog.getByRole('heading', { name: 'Вход' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Регистрация' })).toHaveAttribute(
      'href',
      '/register-simple?target=%2Fbasket',
    );
  },
};

/** The steps follow each other in the popup, and the focus moves along. */
export const RegistrationCode: Story = {
  args: { routes: routesWith({ mode: 'registration' }) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByLabelText('Телефон'), '9161234567{Enter}');
    await waitFor(async () => expect(await dialog.findByLabelText('Код')).toHaveFocus());
  },
};

/** Opened by a link that needs a login: redirects to the page of that link. */
export const WantedPage: Story = {
  args: { routes: routesWith({ target: '/client/orders' }) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('link', { name: 'Регистрация' })).toHaveAttribute(
      'href',
      '/register-simple?target=%2Fclient%2Forders',
    );
    await expect(dialog.getByRole('link', { name: 'Найти заказ' })).toHaveAttribute('href', '/find-order');
    await userEvent.type(dialog.getByLabelText('Телефон или эл. почта'), 'irina@example.com');
    await userEvent.type(dialog.getByLabelText('Пароль'), `${PASSWORD}{Enter}`);
    await expect(await within(canvasElement).findByRole('heading', { name: 'Заказы' })).toBeVisible();
  },
};

export const CloseAndReopen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть вход' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { ...Registration, globals: { theme: 'dark' } };

export const Phone: Story = { ...Registration, globals: { viewport: { value: 'phone' } } };
