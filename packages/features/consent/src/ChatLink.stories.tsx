import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ANONYMOUS } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { answering } from './mocks/handlers.ts';
import { routes, visit } from './testing/story-shop.tsx';

/** The button alone: no watchers run, so no banner appears. */
const meta = {
  title: 'Screens/ChatLink',
  component: StoryShell,
  args: { routes, path: '/price/mann/W71275' },
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...answering());
    return visit();
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without scripts it leads to the contacts. */
export const Anonymous: Story = {
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Написать в чат' });
    await expect(link).toHaveAttribute('href', '/contacts');
  },
};

export const Retail: Story = {
  globals: { currentUser: 'retail' },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Написать в чат' });
  },
};

export const NotForWholesale: Story = {
  globals: { currentUser: 'wholesale' },
  async play({ canvas }) {
    await canvas.findByRole('heading');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Написать в чат' })).not.toBeInTheDocument());
  },
};

/** D46: hidden for the client code of the site's configuration. */
export const NotForTheHiddenCode: Story = {
  args: { currentUser: { ...ANONYMOUS, ClientId: 1, ClientCode: 70, ClientType: 'Retail' } },
  async play({ canvas }) {
    await canvas.findByRole('heading');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Написать в чат' })).not.toBeInTheDocument());
  },
};

/** Further down the back-to-top button takes the corner; the two do not overlap. */
export const FurtherDown: Story = {
  // Scrolls, which a picture of the whole page does not.
  parameters: { visual: false },
  args: { path: '/' },
  async play({ canvas }) {
    const chat = await canvas.findByRole('link', { name: 'Написать в чат' });
    window.scrollTo(0, window.innerHeight * 2.5);
    const toTop = await canvas.findByRole('link', { name: 'К началу страницы' });
    await waitFor(() => expect(chat.getBoundingClientRect().bottom).toBeLessThan(toTop.getBoundingClientRect().top));
    window.scrollTo(0, 0);
  },
};

/** It fades while a button is under it, and does not take its clicks. */
export const AboveAnAction: Story = {
  parameters: { visual: false },
  async play({ canvas, canvasElement }) {
    const chat = await canvas.findByRole('link', { name: 'Написать в чат' });
    const { left, top, width, height } = chat.getBoundingClientRect();
    const action = document.createElement('button');
    action.textContent = 'Оформить заказ';
    Object.assign(action.style, { position: 'absolute', left: `${left}px`, top: `${top}px`, inlineSize: `${width}px` });
    canvasElement.append(action);
    await waitFor(() => expect(chat).toHaveAttribute('data-yielding'));
    await expect(document.elementFromPoint(left + width / 2, top + height / 4)).toBe(action);
    action.remove();
    await waitFor(() => expect(chat).not.toHaveAttribute('data-yielding'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
