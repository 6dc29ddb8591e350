import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { feature } from '../feature.ts';
import { demoMessages, noDemoMessages, reallySent } from '../mocks/handlers.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/DemoMessages',
  component: StoryShell,
  args: { routes, path: '/dev/messages' },
  beforeEach: ({ msw }) => msw.use(...demoMessages()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('482190')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /password\/recovery/ })).toBeVisible();
  },
};

/** The button loads the messages again and shows new ones. */
export const Refresh: Story = {
  beforeEach: ({ msw }) => msw.use(...noDemoMessages()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'Сообщений пока нет' })).toBeVisible();
    msw.use(...demoMessages());
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }));
    await expect(await canvas.findByText('482190')).toBeVisible();
  },
};

/** A shop that really sends its messages responds 404. */
export const NotADemo: Story = {
  beforeEach: ({ msw }) => msw.use(...reallySent()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/404/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
