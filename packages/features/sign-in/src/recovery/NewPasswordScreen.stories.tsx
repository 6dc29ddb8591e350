import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from '../feature.ts';
import {
  PASSWORD,
  recovery,
  TOKEN,
  tokenExpired,
  tokenTooMany,
  tokenUsedMeanwhile,
  weakPassword,
} from '../mocks/handlers.ts';

const routes = [
  {
    Component: () => (
      <main>
        <Outlet />
      </main>
    ),
    children: [{ path: paths.profile.pattern, Component: () => <h1>Профиль</h1> }, ...routesOf(feature)],
  },
];

const meta = {
  title: 'Screens/NewPassword',
  component: StoryShell,
  args: { routes, path: paths.recovery.to(TOKEN) },
  beforeEach: ({ msw }) => msw.use(...recovery()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

async function save(canvasElement: HTMLElement, password = PASSWORD): Promise<void> {
  await userEvent.type(await within(canvasElement).findByLabelText('Новый пароль'), `${password}{Enter}`);
}

export const Usual: Story = {};

/** The new password logs the client in. */
export const Saved: Story = {
  play: async ({ canvas, canvasElement }) => {
    await save(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Профиль' })).toBeVisible();
  },
};

export const TooShort: Story = {
  play: async ({ canvas, canvasElement }) => {
    await save(canvasElement, 'коротко');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('не меньше 8 знаков');
  },
};

export const Weak: Story = {
  beforeEach: ({ msw }) => msw.use(...weakPassword()),
  play: async ({ canvas, canvasElement }) => {
    await save(canvasElement, 'password');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Придумайте другой');
  },
};

/** A used or expired token: the reason, and a link to start again. */
export const Expired: Story = {
  beforeEach: ({ msw }) => msw.use(...tokenExpired()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Запросить новый код' })).toHaveAttribute(
      'href',
      '/rememberpassword',
    );
  },
};

export const NoToken: Story = {
  args: { path: '/user/password/recovery/nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible();
  },
};

export const UsedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...tokenUsedMeanwhile()),
  play: async ({ canvas, canvasElement }) => {
    await save(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible();
  },
};

export const TooManyTries: Story = {
  beforeEach: ({ msw }) => msw.use(...tokenTooMany()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/через 14 минут/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
